import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { Message } from "../../api/types.ts";
import { say as toast } from "../../ui/toast.ts";

/** Says something at the table; whether it was said. Why it was not is shown. */
export async function sayAt(table: string, text: string, onSaid: (messages: Message[]) => void): Promise<boolean> {
  try {
    onSaid([await calls.say(table, text)]);
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.message);
    return false;
  }
}
