import { cell } from "../lib/observable.ts";
import { mark } from "./key.ts";
import { recall } from "./storage.ts";

/** How often this page has become another player; what was shown before is then asked for anew. */
export const arrivals = cell(0);

/** Whether the player changes their key, or was about to when this page was closed. */
export const rekeying = cell(recall(`next-key.${mark()}`) !== null);
