/** The calls about single courses: making them, finding them, and what was played on them. */

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

/** Those of which a word begins so, or all. */
export const findCourses = (name: string, cursor?: string | null) =>
  getPublic<Page<ListedCourse>>(`/courses${query({ name: name || null, limit: 100, cursor })}`);

export const figures = (id: string, game: string) =>
  getPublic<CourseFigures>(`/courses/${encodeURIComponent(id)}/figures${query({ game })}`);

/** One of the caller's own with the same holes is found again. */
export const makeCourse = (wanted: WantedCourse) => post<AddedCourse>("/courses", wanted);

/** What it would be. Asked once: nothing depends on it. */
export async function previewCourse(wanted: WantedCourse): Promise<AddedCourse> {
  const { body } = await ask<AddedCourse>("/courses", { method: "POST", body: { ...wanted, preview: true } });
  return body!;
}
