/** Requests for courses: making them, finding them, and their statistics. */

import { ask } from "./http.ts";
import { getPublic, post, query } from "./tables.ts";
import type { AddedCourse, CourseFigures, Hole, ListedCourse, Page, RatedCourse } from "./types.ts";

export interface WantedCourse {
  name: string;
  holes: Hole[];
  /** A course of one's own that this one takes the place of. */
  instead_of?: string;
}

export const ratedCourse = (id: string) => getPublic<RatedCourse>(`/courses/${encodeURIComponent(id)}`);

/** Courses with a word that starts with `name`; all courses when it is empty. */
export const findCourses = (name: string, cursor?: string | null) =>
  getPublic<Page<ListedCourse>>(`/courses${query({ name: name || null, limit: 100, cursor })}`);

export const figures = (id: string, game: string) =>
  getPublic<CourseFigures>(`/courses/${encodeURIComponent(id)}/figures${query({ game })}`);

/** Makes a course. Returns the caller's existing one if its holes are the same. */
export const makeCourse = (wanted: WantedCourse) => post<AddedCourse>("/courses", wanted);

/** Returns what the course would be, without making it. Not retried, since nothing depends on it. */
export async function previewCourse(wanted: WantedCourse): Promise<AddedCourse> {
  const { body } = await ask<AddedCourse>("/courses", { method: "POST", body: { ...wanted, preview: true } });
  return body!;
}
