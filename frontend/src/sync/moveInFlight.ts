/** Whether a move is being sent; meanwhile the page should not reload. */

import { observable } from "../lib/observable.ts";

export const moveInFlight = observable(false);
