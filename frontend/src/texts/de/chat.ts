/** German: the door to a table's talk. */

export const talk = (unread: number) => `Tisch und Chat${unread ? `, ${unread} neu` : ""}`;
