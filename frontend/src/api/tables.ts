/** Requests for tables and seats, and helpers for other requests. */

import { makeNonce, needKey, onceKey } from "../identity/key.ts";
import { noteSeat } from "../identity/noteSeat.ts";
import { saveSeat } from "../identity/ownSeats.ts";
import { type Answer, type Ask, ask, get, requestUntilAnswered, retryUntilAnswered } from "./http.ts";
import type { Course, GameInfo, Links, Message, MyTables, Page, Replay, View, WantedTable } from "./types.ts";
import { withoutKey } from "./withoutKey.ts";

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export function query(fields: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return set.length ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : "";
}

function send<T>(path: string, body: unknown, how: Ask = {}): Promise<Answer<T>> {
  needKey();
  return retryUntilAnswered<T>(path, { method: "POST", body, ...how });
}

export async function post<T>(path: string, body: unknown, how?: Ask): Promise<T> {
  return (await send<T>(path, body, how)).body as T;
}

/** The part of a view that a visitor has before taking a seat. Players who return to a seat they gave up saw its commitment earlier. */
export type Shown = Pick<View, "table" | "status"> & Partial<Pick<View, "fairness">>;

/** Stores this player's seat for the fairness check. The sent nonce counts if the club answered 201, or if that reply was lost and the next
 * one (200) contains the nonce. After the start of the game (`shown`) no nonce is used. */
function noteSent(id: string, view: View, nonce: string, status: number, shown?: Shown): void {
  const { commitment, nonces } = view.fairness;
  const seat = view.you;
  if (seat === null) return;
  const inLog = nonces[seat] === nonce;
  const sent = inLog || shown?.status !== "playing" ? nonce : null;
  const seen = { commitment: shown?.fairness?.commitment ?? commitment, challenge: view.challenge ?? null };
  noteSeat(id, { seat, nonce: sent, ...seen }, inLog || status === 201);
}

export const getPublic = <T>(path: string) => withoutKey((keyless) => get<T>(path, { keyless }));

export const games = async () => (await getPublic<Page<GameInfo>>("/games")).items;

export const course = (id: string) => getPublic<Course>(`/courses/${encodeURIComponent(id)}`);

export const courses = (cursor?: string | null) => getPublic<Page<Course>>(`/courses${query({ limit: 100, cursor })}`);

export const myTables = (cursor?: string | null) => get<MyTables>(`/me/tables${query({ limit: 50, cursor })}`);

export const replay = (id: string) => getPublic<Replay>(`${table(id)}/replay`);

export const messages = (id: string, cursor: string | null) =>
  get<Page<Message>>(`${table(id)}/messages${query({ limit: 30, cursor })}`);

export interface Made {
  id: string;
  links: Links;
  view: View;
}

export const makeTable = (wanted: WantedTable) => createTable("/tables", wanted, { once: onceKey() });

/** Makes a table and sends the player's nonce. */
export async function createTable(path: string, wanted: object, how?: Ask): Promise<Made> {
  const nonce = makeNonce();
  const { status, body } = await send<Made>(path, { ...wanted, nonce }, how);
  noteSent(body!.id, body!.view, nonce, status);
  return body!;
}

export interface KnockResult {
  seats: number[];
  /** Null for a table that is closed to watchers. */
  view: View | null;
}

/** Returns the seats that this join code opens, including one reserved for the player. Throws the same errors as `takeSeat`. */
export async function knock(id: string, join: string): Promise<KnockResult> {
  needKey();
  const { body } = await ask<KnockResult>(`${table(id)}/knock`, { method: "POST", body: { join } });
  return body!;
}

/** Takes a seat. Draws the nonce here, after the commitment was shown. */
export async function takeSeat(shown: Shown, name: string, join: string | null): Promise<View> {
  const nonce = makeNonce();
  const { status, body } = await send<{ seat: number; view: View }>(
    `${table(shown.table)}/seats`,
    join === null ? { name, nonce } : { name, join, nonce },
  );
  noteSent(shown.table, { ...body!.view, you: body!.seat }, nonce, status, shown);
  return body!.view;
}

export const start = (id: string) => post<View>(`${table(id)}/start`, {});

/** Leaves the table. Deletes the stored seat if it is no longer the player's. */
export async function leave(id: string): Promise<View> {
  const view = await post<View>(`${table(id)}/leave`, {});
  if (view.you === null) saveSeat(id, null);
  return view;
}

export const release = (id: string, seat: number) => post<{ links: Links }>(`${table(id)}/seats/${seat}/release`, {});

export const say = (id: string, text: string) => post<Message>(`${table(id)}/messages`, { text }, { once: onceKey() });

export const view = (id: string) => get<View>(table(id));

/** Returns the id of the rematch, which is made if there is none, or if the last one was spoiled. */
export async function rematch(id: string): Promise<string> {
  const nonce = makeNonce();
  const { status, body } = await send<{ table: string }>(`${table(id)}/rematch`, { nonce });
  const made = body!.table;
  noteSent(made, await requestUntilAnswered<View>(table(made), {}), nonce, status);
  return made;
}
