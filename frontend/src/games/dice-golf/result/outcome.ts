/** A finished round of golf in words: who won, by how much, and what it says on the podium. */

import type { Place, View } from "../../../api/types.ts";
import { capital, listWords, numberWord, ordinal, toPar } from "../../../ui/words.ts";
import type { Finished, Group, Outcome } from "../../types.ts";
import { roundWords } from "../round.ts";
import type { DiceGolfState } from "../state.ts";

export type GolfView = Finished<DiceGolfState>;

export function outcome(view: GolfView): Outcome {
  return { ...headline(view), groups: groups(view), played: playedWords(view) };
}

const FRACTIONS: Record<string, string> = { "1/2": "½" };

/** A score as it is read: strokes, or points with their fractions. */
export function scoreWords(score: number | string): string {
  const text = String(score);
  const [top, bottom] = text.split("/").map(Number);
  if (!bottom) return text;
  const whole = Math.floor(top! / bottom);
  const rest = `${top! % bottom}/${bottom}`;
  const fraction = FRACTIONS[rest] ?? ` ${rest}`;
  return `${whole || ""}${fraction}`.trim();
}

function nameOf(view: View, seat: number): string {
  return seat === view.you ? "you" : (view.seats[seat]?.name ?? "a player");
}

function namesOf(view: View, seats: number[]): string {
  const sorted = [...seats].sort((a, b) => Number(b === view.you) - Number(a === view.you));
  return capital(listWords(sorted.map((seat) => nameOf(view, seat))));
}

/** "Front nine, par 36". */
function playedWords({ state, options }: GolfView): string {
  const par = state.holes.reduce((total, hole) => total + hole.par, 0) * state.rounds;
  return `${roundWords(options["holes"], state.holes.length)}, par ${par}`;
}

function groups(view: GolfView): Group[] {
  const places = [...view.result.places].sort((a, b) => a.place - b.place);
  const found = new Map<number, Place[]>();
  for (const place of places) found.set(place.place, [...(found.get(place.place) ?? []), place]);
  return [...found].map(([place, shared]) => {
    const seats = shared.map((one) => one.seat);
    const par = byStrokes(view) ? toPar(view.state.players[seats[0]!]!.to_par) : "";
    const names = namesOf(view, seats);
    return {
      place,
      seats,
      score: scoreWords(shared[0]!.score),
      words: par && seats.length === 1 ? `${names}, ${par}` : names,
      aside: par,
    };
  });
}

function byStrokes(view: GolfView): boolean {
  return view.state.format === "stroke";
}

/** "Ana takes Pebble Coast", and the line below it. */
function headline(view: GolfView): { title: string; line: string } {
  const course = view.course?.name ?? "the course";
  const [first, second] = groups(view);
  if (view.seats.length === 1) return alone(view, course);
  const winners = namesOf(view, first!.seats);
  const teams = ["best-ball", "low-total", "high-low"].includes(view.state.format);
  const several = first!.seats.length > 1 || first!.seats[0] === view.you;
  const verb = first!.seats.length > 1 && !(teams && second) ? "share" : several ? "take" : "takes";
  return { title: `${winners} ${verb} ${course}`, line: lineFor(view, first!, second) };
}

function alone(view: GolfView, course: string): { title: string; line: string } {
  const { strokes, to_par } = view.state.players[0]!;
  const who = view.you === 0 ? "You went" : `${view.seats[0]?.name} went`;
  return { title: `${who} round in ${strokes}`, line: `${toPar(to_par)} at ${course}.` };
}

function lineFor(view: GolfView, first: Group, second: Group | undefined): string {
  const mine = view.result.places.find((place) => place.seat === view.you);
  const ahead = byStrokes(view) && second ? Number(second.score) - Number(first.score) : 0;
  if (!mine) return ahead ? `By ${strokesWords(ahead)}.` : "";
  if (mine.place === 1) return wonLine(first, second, ahead);
  const behind = byStrokes(view) ? Number(mine.score) - Number(first.score) : 0;
  return `You came ${ordinal(mine.place)}${behind ? `, ${numberWord(behind)} behind` : ""}.`;
}

function wonLine(first: Group, second: Group | undefined, ahead: number): string {
  if (ahead) return `By ${strokesWords(ahead)}.`;
  return first.seats.length > 1 && !second ? "Well played, all of you." : "Well played.";
}

function strokesWords(n: number): string {
  return `${numberWord(n)} ${n === 1 ? "stroke" : "strokes"}`;
}
