/** The calls about how a player is told that a table waits for them. */

import { type Ask, get, persist } from "./http.ts";
import type { Hours, Signals, Webhook } from "./types.ts";

const hookOf = (table: string) => `/tables/${encodeURIComponent(table)}/webhook`;
const send = <T>(method: Ask["method"], path: string, body: unknown) => persist<T>(path, { method: method!, body });

export const notificationSettings = () => get<Signals>("/me/signals");

/** What is not said stays as it is; null takes it away. "night": quiet in one's own night. */
export const saveNotificationSettings = (said: { quiet?: Hours | "night" | null; webhook?: string | null }) =>
  send<Signals>("POST", "/me/signals", said);

export const addBrowser = (subscription: PushSubscriptionJSON) => send<Signals>("POST", "/me/push", subscription);

/** All of the player's, where none is named. */
export const removeBrowser = (endpoint: string | null) => send<Signals>("DELETE", "/me/push", { endpoint });

/** The table's own, for its maker. */
export const tableWebhook = async (table: string) => (await get<{ webhook: Webhook | null }>(hookOf(table))).webhook;

export const setTableWebhook = async (table: string, url: string | null) =>
  (await send<{ webhook: Webhook | null }>("POST", hookOf(table), { url })).webhook;
