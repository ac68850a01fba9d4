/** The elements of a hole's picture: outlines with a paint, in painting order. */

/** A colour token, or one of paint.css. */
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

/** An outline to fill; with `line`, a line of that width. */
export type Piece = [paint: Paint, d: string, opacity?: number, line?: number];
