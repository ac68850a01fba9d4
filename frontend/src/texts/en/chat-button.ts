/** The button that opens a table's chat. */

export const talk = (unread: number) => `Table and chat${unread ? `, ${unread} new` : ""}`;
