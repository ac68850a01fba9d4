import { useEffect, useState } from "preact/hooks";
import { Refused } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import type { View } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import { useModule } from "../../lib/useModule.ts";
import { later, lazy } from "../../ui/lazy.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import "../../art/icons.ts";
import { hasPlayed } from "../../identity/playedGames.ts";
import { saveNewTable } from "../../identity/savedTables.ts";
import { recall, remember } from "../../identity/storage.ts";
import { requestPersistence } from "../../identity/storagePersistence.ts";
import * as texts from "../../texts/en/join.ts";
import { CLUB } from "../../texts/en/words.ts";
import { Loading } from "../../ui/Loading.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { StorageNotice } from "../../ui/StorageNotice.tsx";
import { say } from "../../ui/toast.ts";
import { LobbyPoster } from "./LobbyPoster.tsx";
import { host, nextFreeSeat } from "./lobbySeats.ts";
import { Terms, whatWords } from "./Terms.tsx";

const HowSheet = later(() => import("../../games/table/HowSheet.tsx"));
const NameLimit = later(() => import("../../ui/NameLimit.tsx"));
const NoFreeSeat = lazy(() => import("./NoFreeSeat.tsx"));
/** Refusals of a join link that may be an honest mistake. */
const NO_SEAT = ["wrong-code", "table-full"];
const ownHours = () => import("../me/ConfirmHours.tsx");

type Before = (() => Promise<unknown>) | undefined;

interface JoinProps {
  view: View;
  /** The seat reserved for this visitor. */
  kept: number | null;
  code: string | null;
  onSeated(view: View): void;
  onWatch(): void;
}

/** Shows the screen of a join link. */
export default function Join({ view, kept, code, onSeated, onWatch }: JoinProps) {
  const free = kept ?? nextFreeSeat(view);
  const { value: opens, refused, lost } = useKnock(view.table, code, free, onWatch);
  const { off } = view.pace;
  // At a table where some hours do not count, the player's own hours are sent too, so they are shown before the player sits down.
  const { module: hours } = useModule(off.length ? ownHours : undefined);
  const seat = opens?.[0] ?? free;
  if (refused && NO_SEAT.includes(refused.code))
    return <NoFreeSeat view={view} wrong={refused.code === "wrong-code"} />;
  if (seat === null) return <Loading lost={lost} />;
  const name = recall("name") ?? view.seats[seat]?.name ?? "";
  const title = texts.savedYou(host(view));
  return (
    <Screen
      name="join meeting"
      title={title}
      poster={
        <LobbyPoster seats={view.seats} yours={seat} yourWords={texts.YOUR_SEAT}>
          <BackButton />
          <div class="green-words">
            <p class="label">{CLUB}</p>
            <h1>{title}</h1>
            <p>{whatWords(view)}</p>
          </div>
        </LobbyPoster>
      }
      bar={
        <>
          <StorageNotice />
          <NameForm
            view={view}
            seat={seat}
            code={code}
            first={name}
            asking={opens === null || (off.length > 0 && !hours)}
            before={hours?.saveShownHours}
            onSeated={onSeated}
          />
          <div class="others">
            <HowOffer view={view} />
            {view.watching !== false && (
              <button type="button" onClick={onWatch}>
                <Art name="icon-watch" />
                {texts.WATCH}
              </button>
            )}
          </div>
        </>
      }
    >
      <Terms view={view} />
      {hours && <hours.default off={off} />}
      {view.status === "playing" && <p class="note">{texts.UNDER_WAY}</p>}
    </Screen>
  );
}

/** Checks the code before asking for a name, and again if another player takes the seat meanwhile. If the game is over, calls `onWatch`,
 * which shows the result. */
function useKnock(table: string, code: string | null, free: number | null, onWatch: () => void) {
  const knock = async () => (code === null ? [] : (await calls.knock(table, code)).seats);
  const knocked = useRequest(knock, [table, code, free === null]);
  const { refused } = knocked;
  useEffect(() => {
    if (!refused || NO_SEAT.includes(refused.code)) return;
    say(refused.message);
    onWatch();
  }, [refused]);
  return knocked;
}

/** Shows newcomers to the game a link to its explanation. */
function HowOffer({ view }: { view: View }) {
  const [shown, setShown] = useState(false);
  const [known] = useState(() => hasPlayed(view.game));
  if (known) return null;
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        <Art name="icon-book" />
        {texts.HOW}
      </button>
      {shown && <HowSheet view={view} onClose={() => setShown(false)} />}
    </>
  );
}

interface NameFormProps {
  view: View;
  seat: number;
  code: string | null;
  /** The initial name. */
  first: string;
  /** Not known yet whether the seat is free: the form only reserves its space. */
  asking: boolean;
  /** What to do before taking the seat. */
  before: Before;
  onSeated(view: View): void;
}

function NameForm({ view, seat, code, first, asking, before, onSeated }: NameFormProps) {
  const [name, setName] = useState(first);
  const { busy, wrong, other, mended, take } = useTaking(view, code, before, onSeated);
  const rename = (next: string) => {
    setName(next);
    mended();
  };
  return (
    <form
      class={asking ? "join-form asking" : "join-form"}
      onSubmit={(event) => {
        event.preventDefault();
        void take(name.trim());
      }}
    >
      <label class="label" for="name">
        {texts.YOUR_NAME}
      </label>
      <input
        id="name"
        class="field"
        value={name}
        autocomplete="given-name"
        enterkeyhint="go"
        aria-invalid={wrong !== ""}
        aria-describedby={wrong ? "join-wrong" : undefined}
        onInput={(event) => rename(event.currentTarget.value)}
      />
      {name.length >= 24 && <NameLimit name={name} />}
      {wrong && (
        <p class="wrong" id="join-wrong" role="alert">
          {wrong}
        </p>
      )}
      {other && (
        <button type="button" class="quiet-action" onClick={() => rename(other)}>
          {texts.callMe(other)}
        </button>
      )}
      <button type="submit" class="main-action" disabled={busy}>
        {texts.TAKE} <SeatMark seat={seat} size={24} />
      </button>
    </form>
  );
}

const NOTHING_WRONG = { busy: false, wrong: "", other: "" };

/** Takes the seat. Returns what is wrong with the name, and suggests another if it is taken. */
function useTaking(view: View, code: string | null, before: Before, onSeated: (view: View) => void) {
  const [state, setState] = useState(NOTHING_WRONG);
  const take = async (called: string) => {
    if (!called) return setState({ ...NOTHING_WRONG, wrong: texts.NAMELESS });
    setState({ ...NOTHING_WRONG, busy: true });
    try {
      await before?.();
      const seated = await calls.takeSeat(view, called, code);
      remember("name", called);
      saveNewTable(seated);
      void requestPersistence();
      onSeated(seated);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ ...NOTHING_WRONG, wrong: error.message });
      if (error.code !== "name") return;
      const { anotherName } = await import("./distinctName.ts");
      const other = anotherName(
        called,
        view.seats.flatMap((one) => one.name ?? []),
      );
      setState((now) => (now.wrong ? { ...now, other } : now));
    }
  };
  return { ...state, take, mended: () => setState(NOTHING_WRONG) };
}
