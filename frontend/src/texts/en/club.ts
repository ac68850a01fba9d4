/** What the page itself says, wherever one is. */

export const NO_CONNECTION = "No connection just now. Trying again.";
export const NO_CONNECTION_LATER = "No connection just now. Try again in a moment.";
export const ONE_MOMENT = "One moment.";
export const FRESHENED_UP = "The club has been freshened up.";
export const RELOAD = "Reload";
export const SEATS_ARE_HERE = "Your seats are here now.";
export const BACK_TO_TABLES = "Back to your tables";
