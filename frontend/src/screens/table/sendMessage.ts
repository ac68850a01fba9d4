import * as calls from "../../api/tables.ts";
import type { Message } from "../../api/types.ts";
import { attempt } from "../../ui/attempt.ts";

/** Sends a message; shows why not, if it fails. Returns whether it was sent. */
export function sendMessage(table: string, text: string, onSaid: (messages: Message[]) => void): Promise<boolean> {
  return attempt(async () => onSaid([await calls.say(table, text)]));
}
