/** The texts of a day's page. */

import type { Challenge } from "../../api/types.ts";
import * as texts from "../../texts/en/daily.ts";
import { LOCALE } from "../../texts/en/dates.ts";
import { sum } from "../../ui/course.ts";
import { dateWords } from "../../ui/utcDates.ts";
import { dayBefore, holesPlayed } from "./scoreCounts.ts";

/** Returns "Front nine, par 35". */
export function courseWords({ course, holes }: Pick<Challenge, "course" | "holes">): string {
  const played = holesPlayed(course.holes, holes);
  const what = holes === "front" ? texts.FRONT_NINE : texts.holesOf(played.length);
  return texts.ofCourse(what, sum(played.map(({ par }) => par)));
}

/** Returns "Yesterday at Augustine, 78 players"; for earlier days with the date. */
export function beforeWords(day: Pick<Challenge, "date">, { date, course, finished }: Challenge): string {
  if (date === dayBefore(day.date)) return texts.yesterday(course.name, finished);
  return texts.lastTime(dateWords(date), course.name, finished);
}

/** Returns which day's seed is public: "Yesterday’s is public." */
export const openedWords = (day: Pick<Challenge, "date">, { date }: Pick<Challenge, "date">): string =>
  date === dayBefore(day.date) ? texts.YESTERDAYS : texts.opened(dateWords(date));

/** Returns "8:12". */
export const timeWords = (at: string): string =>
  new Date(at).toLocaleTimeString(LOCALE, { hour: "numeric", minute: "2-digit" });
