/** "Have a code?" */

export const TITLE = "Have a code?";
export const PASTE = "Paste the link that you were sent, or your own link from Keep my seat.";
export const LEADS_NOWHERE = "That leads to no table. Paste the whole link, just as it was sent.";
export const GO = "Go there";
