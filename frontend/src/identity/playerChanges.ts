import { observable } from "../lib/observable.ts";
import { playerMark } from "./key.ts";
import { recall } from "./storage.ts";

/** Number of times that this page has switched players; everything shown is then fetched again. */
export const playerChanges = observable(0);

/** Whether the player is changing their key, or was when the page was closed. */
export const changingKey = observable(recall(`next-key.${playerMark()}`) !== null);
