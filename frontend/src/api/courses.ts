/** Requests for courses: making them, finding them, and their statistics. */

import { ask } from "./http.ts";
import { getPublic, post, query } from "./tables.ts";
import type { AddedCourse, CourseFigures, Hole, ListedCourse, Page, RatedCourse } from "./types.ts";

export interface WantedCourse {
  name: string;
  holes: Hole[];
  /** One of the player's own courses, which the new one replaces. */
  instead_of?: string;
}

export const ratedCourse = (id: string) => getPublic<RatedCourse>(`/courses/${encodeURIComponent(id)}`);

/** Requests the courses with a word that starts with `name`; all courses if it is empty. */
export const findCourses = (name: string, cursor?: string | null) =>
  getPublic<Page<ListedCourse>>(`/courses${query({ name: name || null, limit: 100, cursor })}`);

export const figures = (id: string, game: string) =>
  getPublic<CourseFigures>(`/courses/${encodeURIComponent(id)}/figures${query({ game })}`);

/** Makes a course. Returns the player's existing one if its holes are the same. */
export const makeCourse = (wanted: WantedCourse) => post<AddedCourse>("/courses", wanted);

/** Returns what the course would be, without making it. Not retried: the form works without a preview. */
export async function previewCourse(wanted: WantedCourse): Promise<AddedCourse> {
  const { body } = await ask<AddedCourse>("/courses", { method: "POST", body: { ...wanted, preview: true } });
  return body!;
}
