/** Symbols of the sprites, by name. */

import type { SVGAttributes } from "preact";

interface ArtProps extends Omit<SVGAttributes<SVGSVGElement>, "size"> {
  name: string;
  /** Width and height in px. */
  size?: number;
}

/** A symbol as a picture without words; whatever it says must stand beside it. */
export function Art({ name, size = 24, ...rest }: ArtProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" {...rest}>
      <use href={`#${name}`} />
    </svg>
  );
}

export const SEAT_SHAPES = ["ball", "flag", "tee", "cap", "glove"] as const;

/** The mark of a seat: a colour and a shape, so that nobody needs colours. */
export function SeatMark({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <Art
      name={`seat-${SEAT_SHAPES[seat % SEAT_SHAPES.length]}`}
      size={size}
      class={`seat-mark s${seat % SEAT_SHAPES.length}`}
    />
  );
}
