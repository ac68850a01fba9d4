import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { View } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { tableOf } from "../../games/tables.ts";
import { ownSeat } from "../../identity/seats.ts";
import { Qr } from "../../ui/Qr.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { copy, shareLink } from "../../ui/share.ts";
import { say } from "../../ui/toast.ts";
import { ChatButton } from "./ChatButton.tsx";
import { GreenPoster } from "./GreenPoster.tsx";
import { missingWords } from "./seats.ts";
import { Terms, whatWords } from "./Terms.tsx";

interface LobbyProps {
  view: View;
  unread: number;
  onView(view: View): void;
  onTable(): void;
}

/** A table that waits for its players. */
export default function Lobby({ view, unread, onView, onTable }: LobbyProps) {
  const { busy, act } = useActing(onView);
  useGameAhead(view.game);
  const join = view.links.join ? new URL(view.links.join, location.origin).href : null;
  const missing = missingWords(view);
  const reserved = view.seats.some((seat) => seat.kind === "reserved");
  return (
    <Screen
      name="lobby meeting"
      title={`Waiting for ${missing}`}
      poster={
        <GreenPoster seats={view.seats} yours={view.you} yourWords="You">
          <BackButton />
          {view.you !== null && <ChatButton unread={unread} onClick={onTable} />}
          <div class="green-words">
            <p class="label">{whatWords(view)}</p>
            <h1>Waiting for {missing}</h1>
          </div>
        </GreenPoster>
      }
      bar={view.you !== null && <LobbyBar view={view} join={join} busy={busy} act={act} />}
    >
      {join && <Invitation link={join} />}
      {reserved && <p>Their seats are kept. Whoever comes back to the last game’s result finds the way here.</p>}
      {view.you === null && <p>You are watching. To play, ask somebody at the table for the join link.</p>}
      <Terms view={view} />
    </Screen>
  );
}

/** Fetches the game's own table while there is time. */
function useGameAhead(game: View["game"]): void {
  useEffect(() => {
    const timer = setTimeout(() => tableOf(game)?.().catch(() => {}), 2500);
    return () => clearTimeout(timer);
  }, [game]);
}

function useActing(onView: (view: View) => void) {
  const [busy, setBusy] = useState(false);
  const act = async (call: () => Promise<View>) => {
    setBusy(true);
    try {
      onView(await call());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}

function Invitation({ link }: { link: string }) {
  return (
    <div class="invitation">
      <Qr text={link} label="The join link as a QR code" />
      <div>
        <h2>Bring them here</h2>
        <p>Whoever opens the link takes a free seat.</p>
        <button type="button" class="link-box" onClick={() => copy(link)}>
          <span>{link.replace(/^https?:\/\//, "")}</span>
          <b>Copy</b>
        </button>
      </div>
    </div>
  );
}

interface LobbyBarProps {
  view: View;
  join: string | null;
  busy: boolean;
  act(call: () => Promise<View>): void;
}

/** Only the maker may begin; where this device does not know who that is, the one in the first seat is taken for it. */
function isMaker(view: View): boolean {
  return ownSeat(view.table)?.made ?? view.you === 0;
}

function LobbyBar({ view, join, busy, act }: LobbyBarProps) {
  const [sure, setSure] = useState(false);
  const maker = isMaker(view);
  const start = () => act(() => calls.start(view.table));
  const leave = () => (sure ? act(() => calls.leave(view.table)) : setSure(true));
  const send = () => shareLink({ title: "Mulligan Club", text: `A seat for you: ${whatWords(view)}.`, url: join! });
  return (
    <>
      <div class="others">
        {maker && join && (
          <button type="button" disabled={busy} onClick={start}>
            <Art name="icon-bot" size={20} />
            Start with bots
          </button>
        )}
        <button type="button" disabled={busy} onClick={leave}>
          {sure ? "Really?" : maker ? "Close the table" : "Leave"}
        </button>
      </div>
      {join ? (
        <button type="button" class="main-action" onClick={send}>
          Send the link <Art name="icon-share" />
        </button>
      ) : (
        maker && (
          <button type="button" class="main-action" disabled={busy} onClick={start}>
            Start with bots <Art name="icon-bot" />
          </button>
        )
      )}
    </>
  );
}
