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

const SEAT_SHAPES = ["ball", "flag", "tee", "cap", "glove", "shoe", "umbrella", "clubs"];

/** The symbol of a seat's shape. */
export const seatShape = (seat: number) => `seat-${SEAT_SHAPES[seat]}`;

/** The mark of a seat: a colour and a shape, so that nobody needs colours. */
export function SeatMark({ seat, size = 20 }: { seat: number; size?: number }) {
  return <Art name={seatShape(seat)} size={size} class={`seat-mark s${seat}`} />;
}
