/** An invite link that leads to no seat. */

export const WRONG = "This invite link doesn’t work";
export const WRONG_MORE =
  "Part of it may be missing, or there’s a newer one. Ask for it again; you can watch meanwhile.";
export const FULL = "Every seat is taken";
export const FULL_MORE =
  "Someone got there first. You can watch, or start your own table and send its link back. Is a seat here yours? Open your private link from Keep my seat.";
export const WATCH = "Watch the table";
export const OWN_TABLE = "Start my own table";

export const GAVE_UP = "You handed over your seat here";
export const GAVE_UP_MORE = "It’s still free, so you can have it back. Only players here can see the game.";
export const TAKE_BACK = "Take the seat back";
