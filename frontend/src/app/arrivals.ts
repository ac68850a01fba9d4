import { cell } from "./store.ts";

/** How often this page has become another player; what was shown before is then asked for anew. */
export const arrivals = cell(0);
