import type { View } from "../../api/types.ts";
import { keepView, lastView } from "../../identity/lastViews.ts";
import { asOf } from "../../texts/en/stale.ts";
import { noteTurn } from "../../ui/atTurn.ts";
import { hourWords } from "../../ui/days.ts";
import { keepSeen, kept } from "../home/kept.ts";
import { showWaiting } from "../home/waiting.ts";

/** Keeps the table as it stands, shows how many tables wait now, and signals the player's turn. */
export function noteView(view: View): void {
  keepView(view);
  keepSeen(view);
  showWaiting(kept() ?? []);
  noteTurn(view);
}

/** The table as this device last saw it, and the words that go with it; null where it has not. */
export function remembered(table: string) {
  const last = lastView(table);
  return last && { view: last.view, stale: asOf(hourWords(new Date(last.at).toISOString())) };
}
