/** Learns a table's rhythm: how long each of the others takes to decide, and how they play when several decide at once. */

import type { View } from "../api/types.ts";

const LONGEST = 5 * 60_000;
/** Weight of the newest decision. */
const NEWEST = 0.3;

export class DecisionTimes {
  /** Several people were asked at once at this table: players who have chosen may act again. */
  atOnce = false;
  /** Several are asked, or the last of several: nothing is revealed before all have chosen. */
  together = false;
  /** Moves are shown while others are asked, and players go on: each plays at their own pace. */
  apart = false;
  private shown: View | null = null;
  /** Ms that each player took, by whether they went on or it had become their turn. */
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

  /** Returns how long the player who is asked usually takes for this, in ms; 0 if that is unknown, or several are asked. */
  usual(view: View): number {
    const [seat] = view.waiting_for;
    return (!this.together && seat !== undefined && this.took.get(kindOf(view, seat))) || 0;
  }

  /** Averages logarithms: taking ten times as long once has as much weight as taking a tenth once. */
  private count(kind: string, ms: number): void {
    const took = Math.min(Math.max(ms, 1), LONGEST);
    const usual = this.took.get(kind) ?? took;
    this.took.set(kind, usual * (took / usual) ** NEWEST);
  }
}

const kindOf = ({ last }: View, seat: number) => `${seat} ${last?.seat === seat}`;
