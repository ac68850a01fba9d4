/** A warning before a player takes a seat in a browser that stores nothing. */

export const FORGETS = "This browser saves nothing. If you reload, you lose your seat.";
export const OWN_LINK = "Save my private link";
