/** German: the button that opens a table's chat. */

export const talk = (unread: number) => `Tisch und Chat${unread ? `, ${unread} neu` : ""}`;
