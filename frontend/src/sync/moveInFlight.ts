/** Whether a move is on its way; nothing should take the page away from under it. */

import { cell } from "../lib/observable.ts";

export const moving = cell(false);
