/** What a picture of a hole is made of: outlines with a tint, in the order in which they are painted. */

/** Names of tints; each is a CSS variable of hole.css or a token. */
export type Tint =
  | "sky"
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
  | "pitch"
  | "shade"
  | "glint"
  | "bloom";

export interface Piece {
  d: string;
  tint: Tint;
  opacity?: number;
  /** The width of a line; without it the outline is filled. */
  line?: number;
}

export const fill = (tint: Tint, d: string, opacity?: number): Piece =>
  opacity === undefined ? { d, tint } : { d, tint, opacity };

export const stroke = (tint: Tint, line: number, d: string, opacity?: number): Piece =>
  opacity === undefined ? { d, tint, line } : { d, tint, line, opacity };
