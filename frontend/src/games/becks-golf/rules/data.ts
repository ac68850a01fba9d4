/** The pack and its figures, from the very file that the engine plays by. */

import data from "#data/becks_golf/cards.json";
import type { Card } from "../state.ts";

export interface Kind {
  card: Card;
  colour: string;
  count: number;
}

export const PACK = data.cards as Kind[];
export const ALL = PACK.reduce((sum, { count }) => sum + count, 0);
export const OPENED = data.opened;
export const TURNS = data.turns;
export const CLOSING = data.closing;
export const LATE = data.late;

export const ofColour = (colour: string): Kind[] => PACK.filter((kind) => kind.colour === colour);
