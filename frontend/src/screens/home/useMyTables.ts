/** The player's tables: at once as they were when last seen, then as they are. */

import { useEffect, useRef, useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import type { MyTable } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";
import { keep, kept } from "./kept.ts";

const EVERY = 20_000;

export interface MyTables {
  /** Null before the first answer ever. */
  items: MyTable[] | null;
  lost: boolean;
}

export function useMyTables(): MyTables {
  const [tables, setTables] = useState<MyTables>({ items: kept(), lost: false });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      clearTimeout(timer.current);
      if (!wanted || document.hidden || myKey.get() === null) return;
      const next = await latest();
      if (!wanted) return;
      setTables((before) => ({ items: next ?? before.items, lost: next === null }));
      timer.current = setTimeout(look, next === null ? EVERY / 4 : EVERY);
    };
    const events = ["focus", "online", "pageshow"];
    for (const event of events) addEventListener(event, look);
    document.addEventListener("visibilitychange", look);
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer.current);
      for (const event of events) removeEventListener(event, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}

/** Asks for them and keeps them. Null where there was no answer. */
export async function latest(): Promise<MyTable[] | null> {
  try {
    const { items } = await calls.myTables();
    keep(items);
    return items;
  } catch (error) {
    if (error instanceof Unanswered || error instanceof Refused) return null;
    throw error;
  }
}
