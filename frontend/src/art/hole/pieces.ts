/** What a picture of a hole is made of: outlines with a paint, in the order in which they are painted. */

/** A token, or one of paint.css. */
export type Paint =
  | "ray"
  | "cloud"
  | "brass"
  | "water"
  | "hill"
  | "hill-2"
  | "dune"
  | "fairway"
  | "fairway-2"
  | "green"
  | "turf"
  | "rough"
  | "wood"
  | "sand"
  | "chalk"
  | "flag"
  | "shade"
  | "glint"
  | "bloom";

/** An outline to fill; with `line` a line so wide. */
export type Piece = [paint: Paint, d: string, opacity?: number, line?: number];
