import { observable } from "../lib/observable.ts";
import { playerMark } from "./key.ts";
import { recall } from "./storage.ts";

/** How often this page has become another player; what was shown before is then asked for anew. */
export const playerChanges = observable(0);

/** Whether the player changes their key, or was about to when this page was closed. */
export const changingKey = observable(recall(`next-key.${playerMark()}`) !== null);
