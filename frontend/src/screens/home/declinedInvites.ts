/** Invitations that are to be shown no more on this device. */

import { recallList } from "../../identity/recallList.ts";
import { remember } from "../../identity/storage.ts";

const KEPT = 50;

export const declinedInvites = (): string[] => recallList("declined");

/** Those declined from now on, the newest first. */
export function decline(table: string): string[] {
  const all = [table, ...declinedInvites().filter((other) => other !== table)].slice(0, KEPT);
  remember("declined", JSON.stringify(all));
  return all;
}
