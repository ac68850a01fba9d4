/** Courses made on this device, of which the player can make new versions. */

import { recallList } from "./recallList.ts";
import { remember } from "./storage.ts";

const NAME = "courses";
const MOST = 50;

export const ownCourses = (): string[] => recallList(NAME);

export function noteCourse(id: string): void {
  remember(NAME, JSON.stringify([id, ...ownCourses().filter((other) => other !== id)].slice(0, MOST)));
}
