/** A finished round of golf in words: who won, by how much, and what it says on the podium. */

import { ordinal, toPar } from "../../../ui/words.ts";
import { namesOf } from "../../seats.ts";
import { groupsOf } from "../../table/groups.ts";
import type { Finished, Group, Outcome } from "../../types.ts";
import { fraction } from "../fraction.ts";
import { hasPartners } from "../round.ts";
import type { DiceGolfState } from "../state.ts";
import * as texts from "../texts/en/result.ts";

export type GolfView = Finished<DiceGolfState>;

export function outcome(view: GolfView): Outcome {
  const { state, options } = view;
  const par = state.holes.reduce((total, hole) => total + hole.par, 0) * state.rounds;
  const found = groups(view);
  return {
    ...headline(view, found),
    groups: found.map(({ who, aside = "", ...group }) => ({
      ...group,
      aside,
      words: aside && group.seats.length === 1 ? `${who}, ${aside}` : who,
    })),
    played: texts.played(options["holes"], state.holes.length, par),
  };
}

type Named = Group & { who: string };

function groups(view: GolfView): Named[] {
  const named: string[] = [];
  const found = groupsOf(view, (who, seats, { score }) => {
    named.push(who);
    const aside = byStrokes(view) ? toPar(view.state.players[seats[0]!]!.to_par) : "";
    return { score: fraction(String(score)), words: who, aside };
  });
  return found.map((group, at) => ({ ...group, who: named[at]! }));
}

const byStrokes = (view: GolfView) => view.state.format === "stroke";

/** "Ana takes Pebble Coast", and the line below it. */
function headline(view: GolfView, [first, second]: Named[]): { title: string; line: string } {
  const course = view.course?.name ?? texts.theCourse;
  if (view.seats.length === 1) return alone(view, course);
  const { who, seats } = first!;
  const shared = seats.length > 1 && !(hasPartners(view.state.format) && second);
  const many = seats.length > 1 || seats[0] === view.you;
  return {
    title: shared ? texts.share(who, course) : texts.takes(who, many, course),
    line: lineFor(view, first!, second),
  };
}

function alone(view: GolfView, course: string): { title: string; line: string } {
  const { strokes, to_par } = view.state.players[0]!;
  return { title: texts.wentRound(namesOf(view)(0), strokes), line: texts.at(toPar(to_par), course) };
}

function lineFor(view: GolfView, first: Group, second: Group | undefined): string {
  const mine = view.result.places.find(({ seat }) => seat === view.you);
  const ahead = byStrokes(view) && second ? Number(second.score) - Number(first.score) : 0;
  if (mine && mine.place > 1)
    return texts.came(ordinal(mine.place), byStrokes(view) ? Number(mine.score) - Number(first.score) : 0);
  if (ahead) return texts.by(ahead);
  if (!mine) return "";
  return first.seats.length > 1 && !second ? texts.wellPlayedAll : texts.wellPlayed;
}
