import { mark } from "../identity/key.ts";
import { recall } from "../identity/storage.ts";
import { cell } from "./store.ts";

/** How often this page has become another player; what was shown before is then asked for anew. */
export const arrivals = cell(0);

/** Whether the player changes their key, or was about to when this page was closed. */
export const rekeying = cell(recall(`next-key.${mark()}`) !== null);
