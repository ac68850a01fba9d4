/** Where cards lie on the page, by name. */

/** Where a card lies: "pile", "discard", "hand/2" (a seat's), "card/2/4" (a seat's, a place). */
export type Spot = string;
export const PILE: Spot = "pile";
export const DISCARD: Spot = "discard";
export const handOf = (seat: number): Spot => `hand/${seat}`;
export const spotOf = (seat: number, at: number): Spot => `card/${seat}/${at}`;
