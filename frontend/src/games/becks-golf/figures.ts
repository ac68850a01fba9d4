/** What going out brings and costs, from the very file that the engine plays by. */

import { closing } from "#data/becks_golf/cards.json";

export const BONUS = closing.lowest;
export const PENALTY = closing.not_lowest;
