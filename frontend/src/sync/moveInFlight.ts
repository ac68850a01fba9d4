/** Whether a move is on its way; nothing should take the page away from under it. */

import { observable } from "../lib/observable.ts";

export const moveInFlight = observable(false);
