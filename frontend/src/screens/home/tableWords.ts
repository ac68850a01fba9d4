/** A table on the home screen, in words. */

import type { MyTable } from "../../api/types.ts";
import { wordsOf } from "../../games/gameNames.ts";
import * as texts from "../../texts/en/home.ts";
import { unbroken } from "../../ui/namesAndScores.ts";

/** "Sunday four", "Pebble Coast", "Trading Ring": a table's name, course or game. */
export function tableWords({ name, course, game }: MyTable): string {
  return unbroken(name ?? course?.name ?? wordsOf(game).short);
}

/** "Pebble Coast, hole 7", "Trading Ring, turn 7". */
export function whereWords(item: MyTable): string {
  return `${tableWords(item)}${stageWords(item)}`;
}

/** "Dice Golf, with Ben and Ana": details that distinguish two tables at Pebble Coast. */
export function withWords(item: MyTable): string {
  const { name, course, game, seats, you, reserved } = item;
  const others = seats.flatMap((seat, n) => (n === (you ?? reserved) || !seat.name ? [] : seatName(seat)));
  const named = name === null && course === null;
  const what = name !== null && course !== null ? course.name : named ? null : wordsOf(game).short;
  return texts.whatWith(what, others);
}

/** "Ana", "Thistle (bot)". */
function seatName({ name, kind }: MyTable["seats"][number]): string {
  return kind === "bot" ? texts.aBot(name!) : name!;
}

/** "hole 7 of 18", "turn 7": a table's progress. */
export function progressWords({ progress }: MyTable): string {
  if (!progress) return "";
  return hasEnd(progress)
    ? texts.stageOf(progress.unit, progress.at, progress.of)
    : texts.stage(progress.unit, progress.at);
}

/** "Ana wants to play again". */
export function inviteWords({ host, seats }: MyTable): string {
  return texts.wantsToPlayAgain((host === null ? null : seats[host]?.name) ?? null);
}

function stageWords({ status, progress }: MyTable): string {
  return status === "playing" && progress ? `, ${texts.stage(progress.unit, progress.at)}` : "";
}

/** Whether the end is known: most games with turns end long before the last one. */
export function hasEnd(progress: { unit: string }): boolean {
  return progress.unit !== "turn";
}

/** "Waiting for Ben and Ana", "Two seats are free", "Paused". */
export function waitWords(item: MyTable): string {
  if (item.paused_until) return texts.PAUSED;
  if (item.status === "open") {
    const free = item.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
    return texts.seatsFree(free);
  }
  const names = item.waiting_for
    .filter((seat) => seat !== item.you)
    .map((seat) => item.seats[seat]?.name ?? texts.A_BOT);
  return names.length ? texts.waitingFor(names) : texts.NOBODY;
}

/** "Ana won, you came second". */
export function endWords(item: MyTable): string {
  const { places, you, seats } = item;
  if (!places) return texts.ENDED_EARLY;
  const mine = places.find((place) => place.seat === you);
  if (seats.length === 1) return mine ? texts.wentRound(mine.score) : "";
  const winners = places.filter((place) => place.place === 1).map((place) => place.seat);
  if (mine?.place === 1) return winners.length > 1 ? texts.YOU_SHARED : texts.YOU_WON;
  const came = mine ? texts.youCame(mine.place) : "";
  if (winners.length > 1) return `${texts.SHARED}${came}`;
  return `${texts.won(seats[winners[0] ?? 0]?.name ?? null)}${came}`;
}

/** Who sits there, for screen readers. */
export function seatsWords(item: MyTable): string {
  const names = item.seats.map((seat, n) => (n === item.you ? texts.YOURSELF : seat.name || texts.A_FREE_SEAT));
  const waiting = item.waiting_for.map((seat) => names[seat] ?? "");
  return texts.seatsAndWaiting(names, waiting);
}
