/** Requests for the challenge of the day and the course of the month. */

import { get } from "./http.ts";
import { createTable, getPublic, query } from "./tables.ts";
import type { BoardRow, Challenge, ChallengeMe, CourseOfMonth, Page } from "./types.ts";

const path = (date: string) => `/challenges/${encodeURIComponent(date)}`;

export const season = async () => (await getPublic<Page<CourseOfMonth>>("/season")).items;

/** Requests the challenge of a day ("2026-11-20"), today's for null. */
export const challenge = (date: string | null) =>
  get<Challenge>(date === null ? "/challenges" : path(date), { keyless: true });

export const challengeBoard = (date: string, cursor: string | null, limit: number) =>
  getPublic<Page<BoardRow>>(`${path(date)}/board${query({ cursor, limit })}`);

export const challengeMe = (date: string) => get<ChallengeMe>(`${path(date)}/me`);

/** Starts the player's round of the day, or returns the one already started. */
export const enterChallenge = async (name: string) => (await createTable("/challenges", { name })).id;
