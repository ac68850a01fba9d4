/** Which messages this player has not seen yet. */

import { useEffect, useState } from "preact/hooks";
import type { Message } from "../../api/types.ts";
import { recall, remember } from "../../identity/storage.ts";

export function useUnread(table: string, you: number | null, messages: Message[], open: boolean): number {
  const [read, setRead] = useState(() => Number(recall(`read.${table}`) ?? -1));
  const last = messages[messages.length - 1]?.n ?? -1;
  useEffect(() => {
    if (!open || last <= read) return;
    setRead(last);
    remember(`read.${table}`, String(last));
  }, [open, last, read, table]);
  return open ? 0 : messages.filter((message) => message.n > read && message.seat !== you).length;
}
