/** The result in words: who won, by how much, and the podium. */

import { toPar } from "../../../ui/namesAndScores.ts";
import { namesOf } from "../../seatNames.ts";
import { groupsOf, whoWords } from "../../table/podium.ts";
import { marginWords } from "../../table/winMargin.ts";
import type { Finished, Group, Outcome } from "../../types.ts";
import { hasPartners } from "../formats.ts";
import { fraction } from "../fraction.ts";
import type { DiceGolfState } from "../state.ts";
import * as texts from "../texts/en/result.ts";

export type GolfView = Finished<DiceGolfState>;

export function outcome(view: GolfView): Outcome {
  const { players, format } = view.state;
  const byStrokes = format === "stroke";
  const groups = groupsOf(view, (who, seats, { score }) => {
    const aside = byStrokes ? toPar(players[seats[0]!]!.to_par) : "";
    return { score: fraction(String(score)), words: aside && seats.length === 1 ? `${who}, ${aside}` : who };
  });
  return {
    ...(players.length === 1 ? alone(view) : headline(view, groups, byStrokes)),
    groups,
  };
}

const courseOf = ({ course }: GolfView) => course?.name ?? texts.THE_COURSE;

/** Returns the title, "Ana takes Pebble Coast", and the line below it. */
function headline(view: GolfView, groups: Group[], byStrokes: boolean): { title: string; line: string } {
  const { seats } = groups[0]!;
  const who = whoWords(seats, namesOf(view));
  const shared = seats.length > 1 && !(hasPartners(view.state.format) && groups.length > 1);
  const many = seats.length > 1 || seats[0] === view.you;
  return {
    title: shared ? texts.share(who, courseOf(view)) : texts.takes(who, many, courseOf(view)),
    line: marginWords(view, groups, texts.STROKE, byStrokes ? (seat) => view.state.players[seat]!.strokes : null),
  };
}

function alone(view: GolfView): { title: string; line: string } {
  const { strokes, to_par } = view.state.players[0]!;
  return { title: texts.wentRound(namesOf(view)(0), strokes), line: texts.at(toPar(to_par), courseOf(view)) };
}
