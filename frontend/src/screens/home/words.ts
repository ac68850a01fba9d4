/** What the home screen says of a table. */

import type { MyTable } from "../../api/types.ts";
import { atWords, wordsOf } from "../../games/index.ts";
import * as texts from "../../texts/en/home.ts";
import { together } from "../../ui/words.ts";

/** "Pebble Coast, hole 7", "Trading Ring, turn 7": where the table is. */
export function whereWords(item: MyTable): string {
  return `${together(item.course?.name ?? wordsOf(item.game).short)}${stageWords(item)}`;
}

/** "Your turn at Pebble Coast, hole 7", "Your turn in the ring, turn 7". */
export function turnWords(item: MyTable): string {
  return `${texts.yourTurn(atWords(item))}${stageWords(item)}`;
}

function stageWords({ status, progress }: MyTable): string {
  return status === "playing" && progress ? `, ${texts.stage(progress.unit, progress.at)}` : "";
}

/** Whether it is known how far it is to the end: turns are counted as they come, and most games end long before their last. */
export function hasEnd(progress: { unit: string }): boolean {
  return progress.unit !== "turn";
}

/** "Waiting for Ben and Ana", "Two seats are free". */
export function waitWords(item: MyTable): string {
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

/** Who sits there, for who cannot see the marks. */
export function seatsWords(item: MyTable): string {
  const names = item.seats.map((seat, n) => (n === item.you ? texts.YOURSELF : (seat.name ?? texts.A_FREE_SEAT)));
  const waiting = item.waiting_for.map((seat) => names[seat] ?? "");
  return texts.seatsAndWaiting(names, waiting);
}

/** How far round, 0 to 100, for the ball on its way to the flag. */
export function walked(progress: { at: number; of: number }): number {
  return Math.round(Math.max(2, Math.min(98, ((progress.at - 0.5) / progress.of) * 100)));
}
