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

/** Words that load after the controls. */
type Words = typeof import("./lateWords.ts") | null;

/** Returns the line below the title: the current phase. */
export function turnWords(view: MulliganView, reveal: Reveal | null, words: Words): string {
  const { phase, turn, holes, at } = view.state;
  if (reveal) return words?.revealWords(reveal) ?? "";
  const now = say.turnOf[phase](turn);
  return phase === "plan" ? say.par(holes[at]!.par, now) : capital(now);
}

/** Returns the text in place of the main action. */
export function waitWords(view: MulliganView): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" || state.phase === "over") return { title: say.turnOf.over(0), detail: "" };
  const names = shortNames(namesOf(view));
  const others = waiting_for.filter((seat) => seat !== you).map(names);
  const title = say.waitFor(others) || capital(say.turnOf[state.phase](state.turn));
  return { title, detail: isHeld(view, you) ? say.HELD : choiceWords(state.own) };
}

/** Returns how the player's own choice can still change. */
function choiceWords(own: Own | null): string {
  if (own?.locked) return say.LOCKED;
  return own?.going ? say.MAY_STOP : own?.plan && own.changes_left ? say.MAY_CHANGE : "";
}

/** Returns the news: the card touched last, otherwise the latest event, otherwise what to do; preceded by the mode's line. */
export function newsWords(
  { view, happened, replay }: TableProps<MulliganState>,
  play: Play,
  reveal: Reveal | null,
  words: Words,
): string {
  const { told, means, playing } = play;
  if (means && !reveal) return words?.reactionMeans[means] ?? "";
  // The effect of a card that is about to be played is below its name.
  if (told && !reveal) return words?.[playing && view.state.phase === "plan" ? "nameOf" : "helpOf"](told) ?? "";
  const latest = (events: typeof happened) => words?.latestOf(events, view, reveal) ?? null;
  const shown = words?.askWords(play, reveal) || (reveal && words?.swingWords(reveal, view));
  const { phase, turn } = view.state;
  const todo =
    phase === "plan"
      ? view.you !== null && !reveal && !playing
        ? say.YOUR_PLAN
        : ""
      : // The mode's line already names the wolf.
        phase !== "partner" && capital(say.turnOf[phase](turn));
  const line = newsLine({ view, happened, replay, shown, latest, otherwise: todo || "" });
  return [!reveal && words?.modeWords(view), line].filter(Boolean).join(" ");
}
