/** Invitations declined on this device. */

import { recallList } from "../../identity/recallList.ts";
import { remember } from "../../identity/storage.ts";

const KEPT = 50;

export const declinedInvites = (): string[] => recallList("declined");

/** Adds a declined invitation and returns all, newest first. */
export function decline(table: string): string[] {
  const all = [table, ...declinedInvites().filter((other) => other !== table)].slice(0, KEPT);
  remember("declined", JSON.stringify(all));
  return all;
}
