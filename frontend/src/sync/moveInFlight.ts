/** Whether a move is being sent; the page should not reload meanwhile. */

import { observable } from "../lib/observable.ts";

export const moveInFlight = observable(false);
