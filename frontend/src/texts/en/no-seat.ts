/** A join link that leads to no seat. */

export const WRONG = "This link opens no seat";
export const WRONG_MORE =
  "It may have lost its end on the way, or a newer one has taken its place. Ask for the join link once more; until then you can watch.";
export const FULL = "Every seat is taken";
export const FULL_MORE =
  "Somebody was quicker. You can watch this game, or make a table of your own and send its link back. Is one of the seats yours? Open your own link, the one from Keep my seat.";
export const WATCH = "Watch the table";
export const OWN_TABLE = "Start my own table";

export const GAVE_UP = "You gave up your seat here";
export const GAVE_UP_MORE =
  "Nobody has taken it yet, so it can be yours again. Only those who sit at this table can see it.";
export const TAKE_BACK = "Take the seat back";
