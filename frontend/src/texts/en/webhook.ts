/** A webhook, a player's or a table's. */

export const ADDRESS = "Webhook URL";
export const SAVE = "Save webhook";
export const leadsTo = (host: string) => `Notifications go to ${host}.`;
export const off = (host: string) =>
  `${host} rejected ten notifications in a row, so it gets no more. Enter the URL again to resume.`;
export const REMOVE = "Remove";
export const SAVED = "Notifications go there from now on.";
export const REMOVED = "No more notifications go there.";

/** The table's own. */
export const TABLES_TITLE = "Notify a channel";
export const TABLES_MORE = "With a webhook, a Discord or Slack channel learns whose turn it is at this table.";
