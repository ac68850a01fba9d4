/** Whose turn it is, what the table waits for, and the news line. */

import { capital } from "../../ui/namesAndScores.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import { newsLine } from "../table/news.ts";
import type { TableProps } from "../types.ts";
import { isHeld } from "./laidCards.ts";
import type { Reveal } from "./revealSteps.ts";
import type { MulliganState, MulliganView, Own } from "./state.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

/** What is told, and comes after what one decides by. */
type Words = typeof import("./lateWords.ts") | null;

/** The line under the title: what goes on. */
export function turnWords(view: MulliganView, reveal: Reveal | null, words: Words): string {
  const { phase, turn, holes, at } = view.state;
  if (reveal) return words?.revealWords(reveal) ?? "";
  const now = say.turnOf[phase](turn);
  return phase === "plan" ? say.par(holes[at]!.par, now) : capital(now);
}

/** What stands where the main action would be. */
export function waitWords(view: MulliganView): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" || state.phase === "over") return { title: say.turnOf.over(0), detail: "" };
  const names = shortNames(namesOf(view));
  const others = waiting_for.filter((seat) => seat !== you).map(names);
  const title = say.waitFor(others) || capital(say.turnOf[state.phase](state.turn));
  return { title, detail: isHeld(view, you) ? say.HELD : choiceWords(state.own) };
}

/** What may still become of one's own choice. */
function choiceWords(own: Own | null): string {
  if (own?.locked) return say.LOCKED;
  return own?.going ? say.MAY_STOP : own?.plan && own.changes_left ? say.MAY_CHANGE : "";
}

/** What the card that was just touched does, else what happened, else what to do; before it what the mode adds. */
export function newsWords(
  { view, happened, replay }: TableProps<MulliganState>,
  play: Play,
  reveal: Reveal | null,
  words: Words,
): string {
  const { told, means, playing } = play;
  if (means && !reveal) return words?.reactionMeans[means] ?? "";
  // What a card that is about to be played does stands below its name.
  if (told && !reveal) return words?.[playing && view.state.phase === "plan" ? "nameOf" : "helpOf"](told) ?? "";
  const latest = (events: typeof happened) => words?.latestOf(events, view, reveal) ?? null;
  const shown = words?.askWords(play, reveal) || (reveal && words?.swingWords(reveal, view));
  const { phase, turn } = view.state;
  const todo =
    phase === "plan"
      ? view.you !== null && !reveal && !playing
        ? say.YOUR_PLAN
        : ""
      : // Who is the wolf says more than that it chooses.
        phase !== "partner" && capital(say.turnOf[phase](turn));
  const line = newsLine({ view, happened, replay, shown, latest, otherwise: todo || "" });
  return [!reveal && words?.modeWords(view), line].filter(Boolean).join(" ");
}
