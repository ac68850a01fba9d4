import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/tables.ts";
import type { View } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { later } from "../../ui/lazy.tsx";
import "../../art/icons.ts";
import { loadTable } from "../../games/loadTable.ts";
import * as texts from "../../texts/en/lobby.ts";
import { CLUB } from "../../texts/en/words.ts";
import { attempt } from "../../ui/attempt.ts";
import { Confirm } from "../../ui/Confirm.tsx";
import { Qr } from "../../ui/Qr.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { copy, shareLink } from "../../ui/share.ts";
import { ChatButton } from "./ChatButton.tsx";
import { LobbyPoster } from "./LobbyPoster.tsx";
import { missingWords, vacant } from "./lobbySeats.ts";
import { newTableAddress } from "./newTableAddress.ts";
import { Terms, whatWords } from "./Terms.tsx";
import { useInviteAddress } from "./useInviteAddress.ts";

const CodeSheet = later(() => import("../home/CodeSheet.tsx"));
const RequestSeatSheet = later(() => import("./RequestSeatSheet.tsx"));
const SeatRequests = later(() => import("./SeatRequests.tsx"));
const SpokenCodeSheet = later(() => import("./SpokenCodeSheet.tsx"));

interface LobbyProps {
  view: View;
  unread: number;
  onView(view: View): void;
  onTable(): void;
}

/** Shows a table that has not started. */
export default function Lobby({ view, unread, onView, onTable }: LobbyProps) {
  useGameAhead(view.game);
  useInviteAddress(view);
  const join = view.links.join ? new URL(view.links.join, location.origin).href : null;
  const title = texts.waitingFor(missingWords(view));
  const asked = view.requests.length > 0;
  const reserved = view.seats.some((seat) => seat.kind === "reserved");
  return (
    <Screen
      name="lobby meeting"
      title={title}
      poster={
        <LobbyPoster seats={view.seats} yours={view.you} yourWords={texts.YOU}>
          <BackButton />
          {view.you !== null && <ChatButton unread={unread} onClick={onTable} />}
          <div class="green-words">
            <p class="label">{whatWords(view)}</p>
            <h1>{title}</h1>
          </div>
        </LobbyPoster>
      }
      bar={
        view.you === null ? (
          <StrangerBar view={view} onView={onView} />
        ) : (
          <LobbyBar view={view} join={join} onView={onView} />
        )
      }
    >
      {(view.you === null || asked) && <SeatRequests view={view} onView={onView} />}
      {join && <Invitation table={view.table} link={join} brief={asked} />}
      {reserved && <p>{texts.KEPT_SEATS}</p>}
      {view.you === null && <p>{texts.WATCHING}</p>}
      {view.you === null && !view.may_ask && !asked && <p>{texts.HOW_TO_JOIN}</p>}
      <Terms view={view} />
    </Screen>
  );
}

/** Preloads the game's table. */
function useGameAhead(game: View["game"]): void {
  useEffect(() => {
    const timer = setTimeout(() => loadTable(game)?.().catch(() => {}), 2500);
    return () => clearTimeout(timer);
  }, [game]);
}

/** Shows the join link. `brief`: shorter, to leave room on a phone for seat requests. */
function Invitation({ table, link, brief }: { table: string; link: string; brief: boolean }) {
  const [spoken, setSpoken] = useState(false);
  return (
    <div class="invitation">
      {!brief && <Qr text={link} label={texts.JOIN_QR} />}
      <div>
        <h2>{texts.BRING_THEM}</h2>
        {!brief && <p>{texts.WHO_OPENS}</p>}
        <button type="button" class="link-box" onClick={() => copy(link)}>
          <span>{link.replace(/^https?:\/\//, "")}</span>
          <b>{texts.COPY}</b>
        </button>
        <button type="button" class="quiet-action" onClick={() => setSpoken(true)}>
          {texts.SAY_CODE}
        </button>
        {spoken && <SpokenCodeSheet table={table} onClose={() => setSpoken(false)} />}
      </div>
    </div>
  );
}

/** Shows what visitors without a join link can do. */
function StrangerBar({ view, onView }: { view: View; onView(view: View): void }) {
  const [sheet, setSheet] = useState<"code" | "ask" | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <div class="others">
        <a href={newTableAddress(view)}>
          <Art name="icon-plus" size={20} />
          {texts.OWN_TABLE}
        </a>
        {view.may_ask && (
          <button type="button" onClick={() => setSheet("code")}>
            <Art name="icon-ticket" size={20} />
            {texts.HAVE_LINK}
          </button>
        )}
      </div>
      {view.may_ask ? (
        <button type="button" class="main-action" onClick={() => setSheet("ask")}>
          {texts.ASK} <Art name="icon-chat" size={22} />
        </button>
      ) : (
        <button type="button" class="main-action" onClick={() => setSheet("code")}>
          {texts.HAVE_LINK} <Art name="icon-ticket" size={22} />
        </button>
      )}
      {sheet === "code" && <CodeSheet onClose={close} />}
      {sheet === "ask" && <RequestSeatSheet view={view} onView={onView} onClose={close} />}
    </>
  );
}

interface LobbyBarProps {
  view: View;
  join: string | null;
  onView(view: View): void;
}

function LobbyBar({ view, join, onView }: LobbyBarProps) {
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  // Only players at the table may start it.
  const maker = view.host === view.you;
  const withBots = texts.startWithBots(vacant(view));
  const act = async (call: () => Promise<View>) => {
    setBusy(true);
    await attempt(async () => onView(await call()));
    setBusy(false);
  };
  const start = () => act(() => calls.start(view.table));
  const send = () => shareLink({ title: CLUB, text: texts.seatFor(whatWords(view)), url: join! });
  if (sure) {
    const { ask, yes, no } = maker ? texts.CLOSE : texts.LEAVE;
    const leave = () => act(() => calls.leave(view.table));
    return <Confirm ask={ask} yes={yes} no={no} busy={busy} onYes={leave} onNo={() => setSure(false)} />;
  }
  return (
    <>
      <div class="others">
        {maker && join && (
          <button type="button" disabled={busy} onClick={start}>
            <Art name="icon-bot" size={20} />
            {withBots}
          </button>
        )}
        <button type="button" disabled={busy} onClick={() => setSure(true)}>
          {maker ? texts.CLOSE.first : texts.LEAVE.first}
        </button>
      </div>
      {join ? (
        <button type="button" class="main-action" onClick={send}>
          {texts.SEND_LINK} <Art name="icon-share" />
        </button>
      ) : (
        maker && (
          <button type="button" class="main-action" disabled={busy} onClick={start}>
            {withBots} <Art name="icon-bot" />
          </button>
        )
      )}
    </>
  );
}
