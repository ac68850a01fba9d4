/** "Have a code?" */

export const TITLE = "Have a code?";
export const PASTE = "Type the eight letters, or paste the link you were sent.";
export const OWN_LINK = "Your private link from Keep my seat works here too.";
export const LEADS_NOWHERE = "No table found. Type all eight letters, or paste the whole link.";
export const NO_KEY = "Couldn’t read that private link. Copy the whole link again, from Keep my seat.";
export const NO_ANSWER = "No reply. Please try again.";
export const GO = "Go to table";
