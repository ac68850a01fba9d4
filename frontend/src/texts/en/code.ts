/** "Have a code?" */

export const TITLE = "Have a code?";
export const PASTE = "Type the eight letters that you were told, or paste the link that you were sent.";
export const OWN_LINK = "Your own link from Keep my seat goes here too.";
export const LEADS_NOWHERE =
  "That leads to no table. Type the eight letters, or paste the whole link, just as it was sent.";
export const NO_KEY = "That key link cannot be read. Copy the whole link again, from Keep my seat.";
export const NO_ANSWER = "No answer just now. Please try again.";
export const GO = "Go there";
