import { adoptKey } from "../identity/adopt.ts";
import { SEATS_ARE_HERE } from "../texts/en/club.ts";
import { say } from "../ui/toast.ts";
import { arrivals } from "./arrivals.ts";

/** This page is the key's player from now on, and says so. */
export function become(key: string): void {
  adoptKey(key);
  arrivals.set(arrivals.get() + 1);
  say(SEATS_ARE_HERE);
}
