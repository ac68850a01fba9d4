import * as calls from "../../api/tables.ts";
import type { Message } from "../../api/types.ts";
import { attempt } from "../../ui/attempt.ts";

/** Says something at the table; whether it was said. Why it was not is shown. */
export function sendMessage(table: string, text: string, onSaid: (messages: Message[]) => void): Promise<boolean> {
  return attempt(async () => onSaid([await calls.say(table, text)]));
}
