/** The calls of the contract, by name. */

import { makeNonce, needKey, onceKey } from "../identity/key.ts";
import { noteSeat } from "../identity/seats.ts";
import { type Ask, ask, get, persist } from "./http.ts";
import type { BoardRow, Course, GameInfo, Links, Message, MyTable, Page, Replay, View, WantedTable } from "./types.ts";

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

function query(fields: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return set.length ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : "";
}

function post<T>(path: string, body: unknown, how: Ask = {}, waiting?: (tries: number) => void): Promise<T> {
  needKey();
  return persist<T>(path, { method: "POST", body, ...how }, waiting);
}

export const games = async () => (await get<Page<GameInfo>>("/games")).items;

export const course = (id: string) => get<Course>(`/courses/${encodeURIComponent(id)}`);

export const courses = (cursor?: string | null) => get<Page<Course>>(`/courses${query({ limit: 100, cursor })}`);

export const makeCourse = (wanted: Omit<Course, "id">) => post<Course>("/courses", wanted);

export const myTables = (cursor?: string | null) => get<Page<MyTable>>(`/me/tables${query({ limit: 50, cursor })}`);

export interface BoardAsked {
  course?: string;
  holes?: string;
  format?: string;
  cursor?: string | null;
  limit?: number;
}

export const board = (game: string, asked: BoardAsked) =>
  get<Page<BoardRow>>(`/boards/${encodeURIComponent(game)}${query({ ...asked })}`);

export const replay = (id: string) => get<Replay>(`${table(id)}/replay`);

/** Where the view after entry `at` of a finished table is. */
export const replayPath = (id: string, at: number) => `${table(id)}/replay${query({ at })}`;

export const messages = (id: string, cursor: string | null) =>
  get<Page<Message>>(`${table(id)}/messages${query({ limit: 30, cursor })}`);

export interface Made {
  id: string;
  links: Links;
  view: View;
}

export async function makeTable(wanted: WantedTable): Promise<Made> {
  const nonce = makeNonce();
  const made = await post<Made>("/tables", { ...wanted, nonce }, { once: onceKey() });
  noteSeat(made.id, { seat: made.view.you ?? 0, commitment: made.view.fairness.commitment, nonce });
  return made;
}

/** Which seats this code opens, before a name is said; the one kept for this player, too. Refused as taking a seat would be. */
export async function knock(id: string, join: string): Promise<number[]> {
  needKey();
  const { body } = await ask<{ seats: number[] }>(`${table(id)}/knock`, { method: "POST", body: { join } });
  return body!.seats;
}

/** Takes a seat; the nonce is drawn here, after the commitment was shown. */
export async function takeSeat(id: string, commitment: string, name: string, join: string | null): Promise<View> {
  const nonce = makeNonce();
  const taken = await post<{ seat: number; view: View }>(
    `${table(id)}/seats`,
    join === null ? { name, nonce } : { name, join, nonce },
  );
  const kept = taken.view.fairness.nonces[taken.seat] ?? null;
  noteSeat(id, { seat: taken.seat, commitment, nonce: kept === nonce ? nonce : null });
  return taken.view;
}

export const start = (id: string) => post<View>(`${table(id)}/start`, {});

export const leave = (id: string) => post<View>(`${table(id)}/leave`, {});

export const release = (id: string, seat: number) => post<{ links: Links }>(`${table(id)}/seats/${seat}/release`, {});

export const say = (id: string, text: string) => post<Message>(`${table(id)}/messages`, { text }, { once: onceKey() });

/** Makes the rematch, or finds it; the new table's id. */
export async function rematch(id: string): Promise<string> {
  const nonce = makeNonce();
  const made = await post<{ table: string }>(`${table(id)}/rematch`, { nonce });
  const view = await persist<View>(table(made.table), {});
  const mine = view.you === null ? null : view.fairness.nonces[view.you];
  if (view.you !== null) {
    const kept = mine === nonce ? nonce : null;
    noteSeat(made.table, { seat: view.you, commitment: view.fairness.commitment, nonce: kept });
  }
  return made.table;
}
