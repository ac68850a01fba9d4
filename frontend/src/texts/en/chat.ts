/** The door to a table's talk. */

export const talk = (unread: number) => `Table and chat${unread ? `, ${unread} new` : ""}`;
