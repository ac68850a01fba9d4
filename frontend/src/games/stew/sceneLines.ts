/** The lines below a scene's headline. */

import { namesOf } from "../seatNames.ts";
import type { Accounts, Turn } from "./revealScenes.ts";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/reveal.ts";
import { news } from "./texts/en/table.ts";

/** Returns what a turn's pictures do not show. The player's own mulligan is already the headline. */
export function turnLines(view: StewView, { seats, turn, asked }: Turn): string[] {
  const names = namesOf(view);
  const who = (is: (laid: Turn["seats"][0], seat: number) => boolean) =>
    seats.flatMap((laid, seat) => (is(laid, seat) ? [names(seat)] : []));
  const mulligans = who(({ play }, seat) => play.token === "mulligan" && seat !== view.you);
  const exchanged = seats.findIndex(({ play }) => play.instead_of !== null);
  const added = who(({ play }) => play.added > 0);
  return [
    ...(exchanged < 0 ? [] : [say.exchanged(names(exchanged), seats[exchanged]!.play.instead_of!)]),
    ...(mulligans.length && asked === null ? [say.mulligans(mulligans)] : []),
    ...added.map(say.added),
    turn < view.state.turns ? say.paidAfter(view.state.turns) : say.PAID_NOW,
  ];
}

/** Returns the earnings from specialties, and what follows the round. */
export function accountLines(view: StewView, { seats, round }: Accounts): string[] {
  const names = namesOf(view);
  const { players, rounds } = view.state;
  const earned = seats.flatMap(({ extra }, seat) =>
    extra > 0 ? [news.earned(names(seat), players[seat]!.specialty!, extra)] : [],
  );
  return [...earned, round < rounds ? say.CLEARED : say.LAST];
}
