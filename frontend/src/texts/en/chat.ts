/** The door to a table's talk. */

export const talk = (unread: number) => `The table and its talk${unread ? `, ${unread} new` : ""}`;
