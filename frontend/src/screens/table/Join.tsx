import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { View } from "../../api/types.ts";
import { later, lazy } from "../../app/lazy.tsx";
import { useAsked } from "../../app/useAsked.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { partsOf } from "../../games/parts.tsx";
import { hasPlayed } from "../../identity/known.ts";
import { askToLast, recall, remember } from "../../identity/storage.ts";
import * as texts from "../../texts/en/join.ts";
import { CLUB } from "../../texts/en/words.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { say } from "../../ui/toast.ts";
import { anotherName } from "./another.ts";
import { GreenPoster } from "./GreenPoster.tsx";
import { host } from "./people.ts";
import { Terms, whatWords } from "./Terms.tsx";

const HowSheet = later(() => import("../../games/table/HowSheet.tsx"));
const WrongCode = lazy(() => import("./WrongCode.tsx"));

interface JoinProps {
  view: View;
  /** The one to be had. */
  seat: number;
  code: string | null;
  onSeated(view: View): void;
  onWatch(): void;
}

/** Somebody followed a join link. */
export default function Join({ view, seat: free, code, onSeated, onWatch }: JoinProps) {
  const { value: opens, refused } = useKnock(view.table, code, onWatch);
  const seat = opens?.[0] ?? free;
  const name = recall("name") ?? view.seats[seat]?.name ?? "";
  if (refused?.code === "wrong-code") return <WrongCode table={view.table} />;
  const title = texts.savedYou(host(view));
  return (
    <Screen
      name="join meeting"
      title={title}
      poster={
        <GreenPoster seats={view.seats} yours={seat} yourWords={texts.YOUR_SEAT}>
          <BackButton />
          <div class="green-words">
            <p class="label">{CLUB}</p>
            <h1>{title}</h1>
            <p>{whatWords(view)}</p>
          </div>
        </GreenPoster>
      }
      bar={
        <>
          <NameForm view={view} seat={seat} code={code} first={name} asking={opens === null} onSeated={onSeated} />
          <button type="button" class="quiet-action" onClick={onWatch}>
            <Art name="icon-watch" />
            {texts.WATCH}
          </button>
        </>
      }
    >
      <Terms view={view} />
      {view.status === "playing" && <p class="note">{texts.UNDER_WAY}</p>}
      <HowOffer view={view} />
    </Screen>
  );
}

/** Whether the code opens a seat is known before a name is asked. Whoever comes too late watches. */
function useKnock(table: string, code: string | null, onWatch: () => void) {
  const knocked = useAsked(() => (code === null ? Promise.resolve([]) : calls.knock(table, code)), [table, code]);
  const { refused } = knocked;
  useEffect(() => {
    if (!refused || refused.code === "wrong-code") return;
    say(refused.message);
    onWatch();
  }, [refused]);
  return knocked;
}

/** For who has never played the game: how it works, a tap away. */
function HowOffer({ view }: { view: View }) {
  const [shown, setShown] = useState(false);
  const [known] = useState(() => hasPlayed(view.game));
  if (known) return null;
  return (
    <>
      <button type="button" class="quiet-action" onClick={() => setShown(true)}>
        {texts.newTo(partsOf(view.game)?.words.name ?? view.game)}
      </button>
      {shown && <HowSheet view={view} onClose={() => setShown(false)} />}
    </>
  );
}

interface NameFormProps {
  view: View;
  seat: number;
  code: string | null;
  /** The name that stands there at first. */
  first: string;
  /** Whether the seat is to be had is not known yet: the form only keeps its room. */
  asking: boolean;
  onSeated(view: View): void;
}

function NameForm({ view, seat, code, first, asking, onSeated }: NameFormProps) {
  const [name, setName] = useState(first);
  const { busy, wrong, other, mended, take } = useTaking(view, code, onSeated);
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
        maxlength={24}
        autocomplete="given-name"
        enterkeyhint="go"
        aria-invalid={wrong !== ""}
        aria-describedby={wrong ? "join-wrong" : undefined}
        onInput={(event) => rename(event.currentTarget.value)}
      />
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

/** Taking the seat: what is wrong with the name, and another one where somebody bears it already. */
function useTaking(view: View, code: string | null, onSeated: (view: View) => void) {
  const [state, setState] = useState(NOTHING_WRONG);
  const take = async (called: string) => {
    if (!called) return setState({ ...NOTHING_WRONG, wrong: texts.NAMELESS });
    setState({ ...NOTHING_WRONG, busy: true });
    try {
      const seated = await calls.takeSeat(view, called, code);
      remember("name", called);
      void askToLast();
      onSeated(seated);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const taken = view.seats.flatMap((one) => one.name ?? []);
      const other = error.code === "name" ? anotherName(called, taken) : "";
      setState({ busy: false, wrong: error.message, other });
    }
  };
  return { ...state, take, mended: () => setState(NOTHING_WRONG) };
}
