/** The calls by which one finds to a table without its link: spoken codes, and asking its host for a seat. */

import { needKey } from "../identity/key.ts";
import { nonceFor, noteSeatRequest } from "../identity/seatRequests.ts";
import { ask, persist } from "./http.ts";
import type { Led, SpokenCode, View } from "./types.ts";

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

function post<T>(path: string, body: unknown): Promise<T> {
  needKey();
  return persist<T>(path, { method: "POST", body });
}

/** The table's code: made now, or the one that it has. */
export const makeCode = (id: string) => post<SpokenCode>(`${table(id)}/code`, {});

/** Where a code leads. Asked once: what gets no answer may have been a guess. */
export async function openCode(code: string): Promise<Led> {
  needKey();
  const { body } = await ask<Led>("/codes", { method: "POST", body: { code } });
  return body!;
}

/** Asks the host for a seat. The nonce is drawn here, after the commitment was shown, and noted before it is sent: the answer may
 * be lost, and the seat given when this page is closed. */
export function askForSeat(shown: Pick<View, "table" | "fairness">, name: string): Promise<View> {
  needKey();
  const nonce = nonceFor(shown);
  return post<View>(`${table(shown.table)}/requests`, { name, nonce });
}

/** The host's one tap. */
export const seatAsker = (id: string, request: number) => post<View>(`${table(id)}/requests/${request}/seat`, {});

export const decline = (id: string, request: number) => post<View>(`${table(id)}/requests/${request}/decline`, {});

/** Who asked takes it back. */
export async function takeBack(id: string, request: number): Promise<View> {
  const view = await decline(id, request);
  noteSeatRequest(id, null);
  return view;
}
