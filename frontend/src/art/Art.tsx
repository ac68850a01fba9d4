/** Symbols of the sprites, by name. */

import type { SVGAttributes } from "preact";

interface ArtProps extends Omit<SVGAttributes<SVGSVGElement>, "size"> {
  name: string;
  /** Width and height in px. */
  size?: number;
}

/** Draws a symbol without a text alternative: what it means must be written beside it. */
export function Art({ name, size = 24, ...rest }: ArtProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" {...rest}>
      <use href={`#${name}`} />
    </svg>
  );
}

const SEAT_SHAPES = ["ball", "flag", "tee", "cap", "glove", "shoe", "umbrella", "clubs"];

/** Returns the symbol of a seat's shape. */
export const seatShape = (seat: number) => `seat-${SEAT_SHAPES[seat]}`;

/** Draws the mark of a seat: a colour and a shape, so that colours are not needed. */
export function SeatMark({ seat, size = 20 }: { seat: number; size?: number }) {
  return <Art name={seatShape(seat)} size={size} class={`seat-mark s${seat}`} />;
}
