/** What one may do: a word and a second choice, and the main action below them, always in the same place. */

import type { ComponentChildren } from "preact";
import { capital } from "../../ui/words.ts";
import type { Choices } from "./choices.ts";
import { type Draft, endingOf, type Main } from "./draft.ts";
import { BONUS, PENALTY } from "./figures.ts";
import type { BecksView } from "./state.ts";
import { hintWords, waitWords } from "./status.ts";
import { change } from "./texts/en/cards.ts";
import * as say from "./texts/en/table.ts";

interface ActsProps {
  view: BecksView;
  choices: Choices;
  draft: Draft;
  main: Main | null;
  busy: boolean;
  /** A round that is over lies there: on to the next, or its scores. */
  over: boolean;
  /** What is said while there is nothing to choose: how the round ended, else how all stand. */
  said: string;
  act(): void;
  /** Takes the chosen place, or the lifted card, back. */
  takeBack(): void;
  lift(): void;
  throwIt(): void;
  openScores(): void;
}

export function Acts(props: ActsProps) {
  const { view, main, busy, over } = props;
  const can = over || (main !== null && main.move !== null && !busy);
  const looks = `bg-main${main || over ? " display" : " waits"}${main?.warns ? " warns" : ""}${busy ? " busy" : ""}`;
  return (
    <>
      {view.you !== null && <Row {...props} />}
      <button
        type="button"
        class={looks}
        aria-disabled={!can}
        onClick={() => can && props.act()}
        {...(main?.move ? { "aria-keyshortcuts": main.key, title: `Key ${main.key}` } : {})}
      >
        {over ? say.onTo(view.state.round) : main ? main.label : <Waiting view={view} />}
      </button>
    </>
  );
}

function Waiting({ view }: { view: BecksView }) {
  const { title, detail } = waitWords(view);
  return (
    <>
      <b>{capital(title)}</b> {detail && <span>{detail}</span>}
    </>
  );
}

/** What stands over the main action. */
function Row(props: ActsProps) {
  const { view, choices, draft, busy, over } = props;
  const scores = (
    <Second act={props.openScores} busy={false}>
      {say.SCORES}
    </Second>
  );
  if (over || (!choices.opens && !choices.draw && !choices.discard)) return <Line text={props.said}>{scores}</Line>;
  if (choices.opens) return <Line text={say.NOBODY_LOOKS}>{scores}</Line>;
  const end = endingOf(view, draft);
  const back = (
    <Second act={props.takeBack} busy={busy} shortcut="Escape">
      {draft.to === null ? say.PUT_BACK : say.NOT_YET}
    </Second>
  );
  if (end) return <Ending clear={end.clear}>{back}</Ending>;
  const text = hintWords(view, draft);
  if (draft.lifted || draft.to !== null) return <Line text={text}>{back}</Line>;
  const [label, act, shortcut] = choices.discard
    ? ([say.THROW_IT, props.throwIt, "X"] as const)
    : ([say.TAKE_IT, props.lift, "T"] as const);
  return (
    <Line text={text}>
      <Second act={act} busy={busy} shortcut={shortcut}>
        {label}
      </Second>
    </Line>
  );
}

function Line({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="bg-row">
      <p class="num">{text}</p>
      {children}
    </div>
  );
}

/** Whoever goes out must be alone the lowest, or pays for it (B-23). */
function Ending({ clear, children }: { clear: boolean; children: ComponentChildren }) {
  return (
    <div class={`bg-row ending${clear ? "" : " warns"}`} role="status">
      <div>
        <b>{say.endsRound(clear)}</b>
        <span class="odds num">
          <span>
            <i class="chip good">{change(BONUS)}</i> {say.ALONE_LOWEST}
          </span>{" "}
          <span>
            <i class="chip bad">{change(PENALTY)}</i> {say.IF_NOT}
          </span>
        </span>
      </div>
      {children}
    </div>
  );
}

interface SecondProps {
  act(): void;
  busy: boolean;
  shortcut?: string;
  children: ComponentChildren;
}

function Second({ act, busy, shortcut, children }: SecondProps) {
  return (
    <button
      type="button"
      class="bg-second"
      aria-disabled={busy}
      onClick={() => busy || act()}
      {...(shortcut ? { "aria-keyshortcuts": shortcut, title: `Key ${shortcut}` } : {})}
    >
      {children}
    </button>
  );
}
