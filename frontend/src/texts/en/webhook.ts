/** A webhook, a player's or a table's. */

export const ADDRESS = "The webhook’s address";
export const SAVE = "Send it there";
export const leadsTo = (host: string) => `Messages go to ${host}.`;
export const off = (host: string) =>
  `${host} did not take ten messages in a row, so it gets no more. Give its address again to go on.`;
export const TAKE_AWAY = "Take it away";
export const SAVED = "Messages go there from now on.";
export const TAKEN_AWAY = "No more messages go there.";

/** The table's own. */
export const TABLES_TITLE = "Tell a channel";
export const TABLES_MORE =
  "A channel of Discord or Slack can be told whose turn it is at this table. Its webhook’s address does that.";
