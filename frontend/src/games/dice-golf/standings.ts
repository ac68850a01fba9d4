/** The standings of a match, skins or sides in one line. */

import { listWords, toPar } from "../../ui/namesAndScores.ts";
import type { Names } from "../seatNames.ts";
import { ownFirst } from "../table/podium.ts";
import { fraction } from "./fraction.ts";
import type { DiceGolfState, Match, Standings } from "./state.ts";
import * as texts from "./texts/en/standings.ts";

/** Returns the line's parts, the reader's own first; none in stroke play. Players see only their own matches. */
export function standingsWords(state: DiceGolfState, names: Names, you: number | null): string[] {
  const { standings } = state;
  if (!standings) return [];
  if (standings.matches) return matchWords(standings, names, you);
  if (standings.skins) return skinWords(standings, names);
  return sideWords(standings, names, you);
}

/** Watchers see up to this many matches one by one; of more, only points. */
const MANY = 3;

function matchWords({ matches = [], points = [] }: Standings, names: Names, you: number | null): string[] {
  const mine = matches.filter(({ seats }) => you !== null && seats.includes(you));
  if (mine.length) return ownMatches(mine, names, you!);
  if (matches.length <= MANY) return matches.map((match) => foreignMatch(match, names));
  return [texts.points(points.map((won, seat) => `${names(seat)} ${fraction(won)}`))];
}

/** Returns the reader's matches; opponents with the same result share a sentence: "2 up on Ruth", "All square with Hal and Caro", "You beat
 * Bea, 4 and 3". */
function ownMatches(mine: Match[], names: Names, you: number): string[] {
  const alike = new Map<string, string[]>();
  for (const match of mine) {
    const how = ownMatch(match, you);
    alike.set(how, [...(alike.get(how) ?? []), names(match.seats[0] === you ? match.seats[1] : match.seats[0])]);
  }
  return [...alike].map(([how, others]) => how.replace("…", () => listWords(others)));
}

/** Returns one match in words, with "…" for the opponent's name. */
function ownMatch({ seats, lead, over, text }: Match, you: number): string {
  if (lead === 0) return texts.level(over);
  const ahead = lead > 0 === (seats[0] === you);
  return over ? texts.decided(ahead, text) : texts.underWay(ahead, text);
}

function foreignMatch({ seats, lead, over, text }: Match, names: Names): string {
  const [first, second] = lead < 0 ? [seats[1], seats[0]] : seats;
  if (lead === 0) return texts.theyAreLevel(names(first), names(second), over);
  return texts.theyPlay(names(first), names(second), over, text);
}

function skinWords({ skins = [], carried = 0 }: Standings, names: Names): string[] {
  const each = skins.map((won, seat) => `${names(seat)} ${fraction(won)}`);
  return [texts.skins(each), ...(carried ? [texts.carried(carried)] : [])];
}

function sideWords({ sides = [] }: Standings, names: Names, you: number | null): string[] {
  const own = (seats: number[]) => (you !== null && seats.includes(you) ? 0 : 1);
  return [...sides]
    .sort((one, two) => own(one.seats) - own(two.seats))
    .map(({ seats, score, to_par }) => {
      const who = texts.partners(ownFirst(seats, you).map(names));
      return to_par === null ? texts.sidePoints(who, score) : texts.sideStrokes(who, score, toPar(to_par));
    });
}
