/** The courses that were made on this device: of these, new versions can be made. */

import { recallJson, remember } from "./storage.ts";

const NAME = "courses";
const MOST = 50;

export function ownCourses(): string[] {
  const kept = recallJson<unknown>(NAME);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
}

export function noteCourse(id: string): void {
  remember(NAME, JSON.stringify([id, ...ownCourses().filter((other) => other !== id)].slice(0, MOST)));
}
