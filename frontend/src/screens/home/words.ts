/** What the home screen says of a table. */

import type { MyTable } from "../../api/types.ts";
import { atWords, wordsOf } from "../../games/index.ts";
import { capital, listWords, numberWord, ordinal, together } from "../../ui/words.ts";

/** "Pebble Coast, hole 7", "Trading Ring, turn 7": where the table is. */
export function whereWords(item: MyTable): string {
  return `${together(item.course?.name ?? wordsOf(item.game).short)}${stageWords(item)}`;
}

/** "Your turn at Pebble Coast, hole 7", "Your turn in the ring, turn 7". */
export function turnWords(item: MyTable): string {
  return `Your turn ${atWords(item)}${stageWords(item)}`;
}

function stageWords({ status, progress }: MyTable): string {
  return status === "playing" && progress ? `, ${progress.unit}\u00a0${progress.at}` : "";
}

/** Whether it is known how far it is to the end: turns are counted as they come, and most games end long before their last. */
export function hasEnd(progress: { unit: string }): boolean {
  return progress.unit !== "turn";
}

/** "Waiting for Ben and Ana", "Two seats are free". */
export function waitWords(item: MyTable): string {
  if (item.status === "open") {
    const free = item.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
    return free === 1 ? "One seat is free" : `${capital(numberWord(free))} seats are free`;
  }
  const names = item.waiting_for.filter((seat) => seat !== item.you).map((seat) => item.seats[seat]?.name ?? "a bot");
  return names.length ? `Waiting for ${listWords(names)}` : "Nobody is at the table";
}

/** "Ana won, you came second". */
export function endWords(item: MyTable): string {
  const { places, you, seats } = item;
  if (!places) return "Ended early";
  const mine = places.find((place) => place.seat === you);
  if (seats.length === 1) return mine ? `You went round in ${mine.score}` : "";
  const winners = places.filter((place) => place.place === 1).map((place) => place.seat);
  if (mine?.place === 1) return winners.length > 1 ? "You shared first place" : "You won";
  const came = mine ? `, you came ${ordinal(mine.place)}` : "";
  if (winners.length > 1) return `First place was shared${came}`;
  return `${seats[winners[0] ?? 0]?.name ?? "A bot"} won${came}`;
}

/** Who sits there, for who cannot see the marks. */
export function seatsWords(item: MyTable): string {
  const names = item.seats.map((seat, n) => (n === item.you ? "you" : (seat.name ?? "a free seat")));
  const waiting = item.waiting_for.map((seat) => names[seat] ?? "");
  return `${listWords(names)}${waiting.length ? `; waiting for ${listWords(waiting)}` : ""}`;
}

/** How far round, 0 to 100, for the ball on its way to the flag. */
export function walked(progress: { at: number; of: number }): number {
  return Math.round(Math.max(2, Math.min(98, ((progress.at - 0.5) / progress.of) * 100)));
}
