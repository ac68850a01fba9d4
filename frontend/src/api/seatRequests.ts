/** Requests for joining without a link: spoken codes, and asking the host for a seat. */

import { needKey } from "../identity/key.ts";
import { nonceFor, noteSeatRequest } from "../identity/seatRequests.ts";
import { ask, requestUntilAnswered } from "./http.ts";
import type { Led, SpokenCode, View } from "./types.ts";

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

function post<T>(path: string, body: unknown): Promise<T> {
  needKey();
  return requestUntilAnswered<T>(path, { method: "POST", body });
}

/** Returns the table's spoken code; makes one if there is none. */
export const makeCode = (id: string) => post<SpokenCode>(`${table(id)}/code`, {});

/** Returns the table that a spoken code belongs to. Not retried: each try counts as a guess. */
export async function openCode(code: string): Promise<Led> {
  needKey();
  const { body } = await ask<Led>("/codes", { method: "POST", body: { code } });
  return body!;
}

/** Asks the host for a seat. The nonce is drawn after the commitment was shown, and stored before it is sent: the reply may be lost, and
 * the seat granted after the page was closed. */
export function askForSeat(shown: Pick<View, "table" | "fairness">, name: string): Promise<View> {
  needKey();
  const nonce = nonceFor(shown);
  return post<View>(`${table(shown.table)}/requests`, { name, nonce });
}

/** Seats the player who made this request. Only for the host. */
export const seatAsker = (id: string, request: number) => post<View>(`${table(id)}/requests/${request}/seat`, {});

export const decline = (id: string, request: number) => post<View>(`${table(id)}/requests/${request}/decline`, {});

/** Withdraws the player's own request. */
export async function takeBack(id: string, request: number): Promise<View> {
  const view = await decline(id, request);
  noteSeatRequest(id, null);
  return view;
}
