/** Sends requests to the API, once or repeated until answered. */

import { keyChanged, myKey } from "../identity/key.ts";
import { observable } from "../lib/observable.ts";
import { noteServerTime } from "../lib/serverTime.ts";
import type { Problem } from "./types.ts";

/** A refusal by the server; its message is meant for players. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
  get code(): string {
    return this.problem.code;
  }
}

/** No answer, or a reply that asks for a later retry. `after`: ms until then, if the server sent it. */
export class Unanswered extends Error {
  readonly after: number | null;
  constructor(after: number | null = null) {
    super();
    this.after = after;
  }
}

export interface Ask {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  /** The Idempotency-Key, which is the same for every repetition. */
  once?: string;
  etag?: string | null;
  /** Sends no key: the answer is the same for everybody, so the CDN may have it cached. */
  keyless?: boolean;
  signal?: AbortSignal;
}

export interface Answer<T> {
  status: number;
  /** Null for status 304. */
  body: T | null;
  etag: string | null;
}

const PATIENCE = 15_000;
/** The longest Retry-After, in seconds, that is retried automatically; longer ones count as refusals. */
const LONGEST_WAIT = 60;

/** The build that made this page, and the newest one named by a reply. They differ if the page is older than the server. */
export const builds = observable<{ ours: string | null; theirs: string | null }>({ ours: null, theirs: null });

export function noteBuild(build: string | null): void {
  if (!build || build === builds.get().theirs) return;
  builds.set({ ours: builds.get().ours ?? build, theirs: build });
}

/** Requests sent ahead, by player and path. */
const prefetched = new Map<string, Promise<Response>>();
const prefetchId = (path: string) => `${myKey.get()} ${path}`;

/** Sends a screen's first request while its code is still loading. The first call for that path gets its answer. */
export function prefetch(path: string, how: Ask = {}): void {
  const answer = answerOf(path, how);
  prefetched.set(prefetchId(path), answer);
  // The call that uses the answer handles its errors.
  answer.catch(() => {});
}

function takePrefetched(path: string): Promise<Response> | undefined {
  const answer = prefetched.get(prefetchId(path));
  prefetched.delete(prefetchId(path));
  return answer;
}

/** Whether this browser has switched to another player than `whose`. */
const isAnother = (whose: string | null) => whose !== null && whose !== myKey.get();

/** Sends a request once. Throws Refused or Unanswered. A reply for one player is never handed to another. */
export async function ask<T>(path: string, how: Ask = {}): Promise<Answer<T>> {
  const whose = myKey.get();
  const response = await (takePrefetched(path) ?? answerOf(path, how));
  noteBuild(buildOf(response));
  noteServerTime(response.headers.get("Date"), response.headers.get("Age"));
  const body = response.status === 304 ? null : await readBody(response);
  if (isAnother(whose)) throw new Unanswered();
  if (response.status === 304) return { status: 304, body: null, etag: how.etag ?? null };
  if (response.ok) return { status: response.status, body: body as T, etag: response.headers.get("ETag") };
  throw refusal(response, body);
}

/** Requests a path and returns the body. */
export async function get<T>(path: string, how: Ask = {}): Promise<T> {
  const { body } = await ask<T>(path, how);
  return body as T;
}

async function answerOf(path: string, how: Ask): Promise<Response> {
  const timer = new AbortController();
  const late = setTimeout(() => timer.abort(), PATIENCE);
  const stop = () => timer.abort();
  how.signal?.addEventListener("abort", stop);
  try {
    return await fetch(`/api${path}`, { ...request(how), signal: timer.signal });
  } catch (error) {
    if (how.signal?.aborted) throw error;
    throw new Unanswered();
  } finally {
    clearTimeout(late);
    how.signal?.removeEventListener("abort", stop);
  }
}

function request(how: Ask): RequestInit {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  const key = how.keyless ? null : myKey.get();
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  if (how.once) headers["Idempotency-Key"] = how.once;
  if (how.etag) headers["If-None-Match"] = how.etag;
  const init: RequestInit = { method: how.method ?? "GET", headers, cache: "no-store", credentials: "omit" };
  if (how.body !== undefined) init.body = JSON.stringify(how.body);
  return init;
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A truncated reply, or a gateway's own page: neither is an answer.
    throw new Unanswered();
  }
}

/** Returns the build that replied: the last part of a view's ETag, or the header X-Build. */
function buildOf(response: Response): string | null {
  const tag = /^(?:W\/)?"\d+\.(?:\d+|w)\.(.+)"$/.exec(response.headers.get("ETag") ?? "");
  return response.headers.get("X-Build") ?? tag?.[1] ?? null;
}

function refusal(response: Response, body: unknown): Error {
  const problem = body as Partial<Problem> | null;
  const later = response.status === 429 || response.status >= 500;
  const seconds = Number(response.headers.get("Retry-After"));
  if (later && problem?.code !== "too-many" && !(seconds > LONGEST_WAIT)) {
    return new Unanswered(seconds > 0 ? seconds * 1000 : null);
  }
  if (typeof problem?.code !== "string") return new Unanswered();
  if (problem.code === "key-changed") keyChanged.set(problem.detail!);
  return new Refused(problem as Problem);
}

const FIRST_PAUSE = 700;
const LONGEST_PAUSE = 20_000;

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, ms);
    // The network is back: retry at once.
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}

/** Number of requests that are being retried. */
export const unanswered = observable(0);

/** Retries until answered, with growing pauses and the same Idempotency-Key; returns the body. `waiting` is called before each pause with
 * the number of tries so far; without it the page says that it is offline. Throws Refused. Throws Unanswered if aborted and if this
 * browser switches to another player. */
export async function requestUntilAnswered<T>(path: string, how: Ask, waiting?: (tries: number) => void): Promise<T> {
  return (await retryUntilAnswered<T>(path, how, waiting)).body as T;
}

/** Does the same as `requestUntilAnswered`, and returns the status too. */
export async function retryUntilAnswered<T>(
  path: string,
  how: Ask,
  waiting?: (tries: number) => void,
): Promise<Answer<T>> {
  let counted = 0;
  const count = (tries: number) => {
    counted = Math.min(tries, 1);
    if (tries === 1) unanswered.set(unanswered.get() + 1);
  };
  try {
    return await repeat<T>(path, how, waiting ?? count);
  } finally {
    unanswered.set(unanswered.get() - counted);
  }
}

async function repeat<T>(path: string, how: Ask, waiting: (tries: number) => void): Promise<Answer<T>> {
  const whose = myKey.get();
  const over = () => how.signal?.aborted || isAnother(whose);
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(path, how);
    } catch (error) {
      if (!(error instanceof Unanswered) || over()) throw error;
      waiting(tries);
      const grown = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
      await pause(error.after ?? grown * (0.75 + Math.random() / 2), how.signal);
      if (over()) throw error;
    }
  }
}
