/** Requests for a player's notification settings. */

import { type Ask, get, requestUntilAnswered } from "./http.ts";
import type { Hours, NotificationSettings, Webhook } from "./types.ts";

const hookOf = (table: string) => `/tables/${encodeURIComponent(table)}/webhook`;
const send = <T>(method: Ask["method"], path: string, body: unknown) =>
  requestUntilAnswered<T>(path, { method: method!, body });

export const notificationSettings = () => get<NotificationSettings>("/me/notifications");

/** Saves notification settings. Omitted fields stay as they are; null removes one. `quiet: "night"` follows the player's night hours. */
export const saveNotificationSettings = (said: { quiet?: Hours | "night" | null; webhook?: string | null }) =>
  send<NotificationSettings>("POST", "/me/notifications", said);

export const addBrowser = (subscription: PushSubscriptionJSON) =>
  send<NotificationSettings>("POST", "/me/push", subscription);

/** Removes a browser by its push endpoint; all of the player's browsers for null. */
export const removeBrowser = (endpoint: string | null) =>
  send<NotificationSettings>("DELETE", "/me/push", { endpoint });

/** Returns the table's webhook. Only for its host. */
export const tableWebhook = async (table: string) => (await get<{ webhook: Webhook | null }>(hookOf(table))).webhook;

export const setTableWebhook = async (table: string, url: string | null) =>
  (await send<{ webhook: Webhook | null }>("POST", hookOf(table), { url })).webhook;
