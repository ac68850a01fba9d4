/** What the page itself says, on any screen. */

export const NO_CONNECTION = "No connection. Reconnecting…";
export const NO_CONNECTION_LATER = "No connection. Try again in a moment.";
export const ONE_MOMENT = "Just a moment…";
export const FRESHENED_UP = "There’s a new version.";
export const RELOAD = "Reload";
export const SEATS_ARE_HERE = "Your seats are here now.";
export const BACK_TO_TABLES = "Back to your tables";
