/** A seat's clock in words, and whether its player may be nudged. */

import type { View } from "../../api/types.ts";
import * as texts from "../../texts/en/table-sheet.ts";
import { leftWords } from "../../ui/durations.ts";
import { isAhead, untilWords } from "../../ui/futureDates.ts";
import { pauseStatus } from "./pauseStatus.ts";

/** Least time between two nudges of a seat, in ms. */
const APART = 12 * 3_600_000;

const nudgedLately = (nudged: string | null, now: number) => nudged !== null && now - Date.parse(nudged) < APART;

const isPaused = (view: View, now: number): boolean => Boolean(pauseStatus(view, now)?.until);

/** Returns "Away until Friday, 18:00", "3 h left, nudged" or "2 days in the bank"; empty without a clock. */
export function clockOf(view: View, seat: number, now: number): string {
  const clock = view.pace.seats[seat];
  if (!clock || view.status !== "playing") return "";
  if (isAhead(clock.away, now)) return texts.awayUntil(untilWords(clock.away, new Date(now)));
  if (!isPaused(view, now) && isAhead(clock.deadline, now))
    return texts.left(leftWords(Date.parse(clock.deadline) - now), nudgedLately(clock.nudged, now));
  return clock.left === null ? "" : texts.inBank(leftWords(clock.left * 1000));
}

/** Whether the table waits for a person at this seat who is not away and was not nudged recently. */
export function mayNudge(view: View, seat: number, now: number): boolean {
  const { you, waiting_for, seats, pace } = view;
  const person = seats[seat]?.player && !seats[seat].played_by_bot;
  const clock = pace.seats[seat];
  if (you === null || you === seat || !waiting_for.includes(seat) || !person || !clock) return false;
  return !isPaused(view, now) && !isAhead(clock.away, now) && !nudgedLately(clock.nudged, now);
}

/** Whether the table has a clock that a pause or an absence could stop. */
export const hasClock = ({ clock_hours, pace }: View): boolean => clock_hours !== null || pace.bank !== null;

/** Whether this player may request a pause: they play themselves, and there is none yet. */
export function mayAskForPause(view: View, now: number): boolean {
  const { you, seats, status } = view;
  const plays = you !== null && status === "playing" && !seats[you]?.played_by_bot;
  return plays && hasClock(view) && pauseStatus(view, now) === null;
}
