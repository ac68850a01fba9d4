/** Learns a table's rhythm: how long each of the others takes to decide, and how they play when several decide at once. */

import type { View } from "../api/types.ts";

const LONGEST = 5 * 60_000;
/** Weight of the newest decision. */
const NEWEST = 0.3;

export class DecisionTimes {
  /** More than one person was asked at once here: who has chosen may yet act. */
  atOnce = false;
  /** Several are asked, or the last of several: nothing is shown before all have chosen. */
  together = false;
  /** What somebody does is shown while others are asked, and they go on: each plays at their own pace. */
  apart = false;
  private shown: View | null = null;
  /** Ms that each took, by whether they went on or it had become their turn. */
  private readonly took = new Map<string, number>();

  note(view: View): void {
    const { shown } = this;
    const several = view.waiting_for.length > 1;
    this.shown = view;
    this.atOnce ||= several;
    this.together = several || (this.together && !!shown?.waiting_for.includes(view.waiting_for[0]!));
    if (shown?.version !== view.version - 1 || view.last === null || view.last.at === shown.last?.at) return;
    const { seat, at } = view.last;
    if (shown.waiting_for.length > 1) this.apart = view.waiting_for.includes(seat);
    else if (shown.last && seat !== view.you)
      this.count(kindOf(shown, seat), Date.parse(at) - Date.parse(shown.last.at));
  }

  /** How long the one who is asked usually takes for this, ms; 0 where it is not known, or several are asked. */
  usual(view: View): number {
    const [seat] = view.waiting_for;
    return (!this.together && seat !== undefined && this.took.get(kindOf(view, seat))) || 0;
  }

  /** Who once takes ten times as long counts as much as who once takes a tenth. */
  private count(kind: string, ms: number): void {
    const took = Math.min(Math.max(ms, 1), LONGEST);
    const usual = this.took.get(kind) ?? took;
    this.took.set(kind, usual * (took / usual) ** NEWEST);
  }
}

const kindOf = ({ last }: View, seat: number) => `${seat} ${last?.seat === seat}`;
