/** Modes, swings and the latest event in words. Pure. */

import type { Happened } from "../../api/types.ts";
import { last } from "../lists.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import type { MainAction } from "../table/Actions.tsx";
import { tellerOf } from "../table/news.ts";
import { clubOf, shadedOf } from "./art/cardFaces.ts";
import { golfersOf } from "./golfers.ts";
import type { Reveal } from "./revealSteps.ts";
import type { Happening, MulliganHappened, MulliganView } from "./state.ts";
import { nameOf } from "./texts/en/cards.ts";
import * as news from "./texts/en/news.ts";
import * as say from "./texts/en/reveal.ts";
import { shotOf, shown } from "./texts/en/table.ts";

/** Returns what the mode adds to the turn's line. */
export function modeWords(view: MulliganView): string {
  const { phase, course, wolf } = view.state;
  const names = shortNames(namesOf(view));
  const strikes =
    course?.laid && course.target !== null
      ? news.courseAims(golfersOf(view)(course.target), course.card === null ? null : nameOf(shadedOf(course.card)))
      : "";
  if (!wolf || (phase !== "plan" && phase !== "partner")) return strikes;
  return news.wolfWords(names(wolf.wolf), wolf.partner === null ? null : names(wolf.partner), wolf.alone);
}

/** Returns the head's line during a reveal. */
export const revealWords = ({ step, swing }: Reveal): string =>
  step === "done" ? news.shots(swing.turn) : say.swingTitle[step];

/** Returns the result of a swing in one line. */
export function swingWords({ swing, step, holed }: Reveal, view: MulliganView): string {
  const names = golfersOf(view);
  if (step !== "done") return swing.bounced.map(({ card, off }) => say.bounced(card, names(off))).join(" ");
  const finished = swing.shots.filter((shot) => shot.finished).map(({ golfer }) => names(golfer));
  const near = [...swing.shots].sort((one, other) => one.left - other.left)[0]!;
  if (!holed) return say.nearest(names(near.golfer), near.left);
  return `${say.holed(finished)} ${say.scored(holed.scores.map((score, golfer) => ({ who: names(golfer), score })))}`;
}

/** Returns the main action that continues from a swing. */
export function onMain({ step, holed }: Reveal, view: MulliganView, act: () => void): MainAction {
  const on = { act, key: "P", leads: true };
  if (step !== "done") return { label: say.SKIP, ...on };
  const names = golfersOf(view);
  if (!holed) return { label: say.NEXT, ...on };
  const more = say.finishing(holed.finishing.map((more, golfer) => ({ who: names(golfer), more })));
  const detail = [more, wolfPoints(view)].filter(Boolean).join(". ");
  return { label: view.state.phase === "plan" ? say.NEXT_HOLE : say.ON, detail, ...on };
}

/** Returns the points of the wolf's side game; empty in other modes. */
function wolfPoints(view: MulliganView): string {
  const names = shortNames(namesOf(view));
  return say.wolfPoints(view.state.wolf?.points.map((points, seat) => ({ who: names(seat), points })) ?? []);
}

/** Whether the plans are not fully shown yet: until then the news must not say what they contain. */
export const isEarly = ({ step }: Reveal): boolean => step === "laid" || step === "open";

/** Returns the latest event in words, except swings and what `modeWords` says. Null if there is none, and while the news could give away
 * the shown swing. */
export function latestOf(events: readonly Happened[], view: MulliganView, reveal: Reveal | null = null): string | null {
  if (reveal && isEarly(reveal)) return null;
  const golfers = golfersOf(view);
  const names = shortNames(namesOf(view));
  const newsOf = tellerOf<MulliganHappened>({
    hole: ({ hole, par, yards }) => news.hole(hole, par, yards),
    reshuffled: ({ cards }) => news.reshuffled(cards),
    played: ({ golfer, card, on, cancelled_by }) => {
      const by = cancelled_by === null ? null : golfers(cancelled_by);
      return news.played(golfers(golfer), nameOf(shadedOf(card)), onWhat(on, golfers), by);
    },
    took: ({ golfer, from, card }) =>
      news.took(golfers(golfer), from === null ? null : golfers(from), card === null ? null : cardWords(card)),
    dug: ({ golfer, discarded, drew }) => news.dug(golfers(golfer), discarded, drew),
    mapped: ({ plans }) =>
      news.mapped(plans.map(({ golfer, actions }) => shotOf(golfers(golfer), shown(actions, golfer, golfers)))),
    "course-turned": ({ card }) => news.courseTurned(card === null ? null : nameOf(shadedOf(card))),
    voted: ({ on }) => news.voted(on),
    offered: (_, who) => news.offered(who),
    declined: (_, who) => news.declined(who),
    accepted: (_, who) => news.accepted(who),
    settled: ({ won }) => news.settled(won === null ? null : names(won)),
  });
  return last(events.map((event) => newsOf(event, names, view.you)).filter((words) => words !== null)) ?? null;
}

const cardWords = (card: number) => news.twoIn(nameOf(clubOf(card)), nameOf(shadedOf(card)));

const onWhat = (on: Happening<"played">["on"], names: (golfer: number) => string): string | null =>
  on === null ? null : typeof on === "number" ? news.handOf(names(on)) : nameOf(shadedOf(on.card));
