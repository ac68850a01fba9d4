/** A join link whose code opens no seat. */

export const TITLE = "This link opens no seat";
export const MORE =
  "It may have lost its end on the way, or a newer one has taken its place. Ask for the join link once more; until then you can watch.";
export const WATCH = "Watch the table";
