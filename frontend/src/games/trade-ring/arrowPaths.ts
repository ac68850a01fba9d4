/** Paths of the arrows between the card on auction and the offer to be taken. */

import type { Layout, Spot } from "./ringLayout.ts";

/** Returns the centre of the card at a place. */
function cardSpot(layout: Layout, place: number): Spot {
  const { x, y } = layout.seats[place]!;
  const plate = place > 0 || layout.named ? layout.plate + (layout.roomy ? 4 : 3) : 0;
  return { x, y: y + plate + layout.card.h / 2 };
}

/** Half the width of the Mulligan's label. */
const WORD = 54;

/** Whether a line between two cards crosses the middle of the ring, where the Mulligan is. */
function crosses({ middle }: Layout, from: Spot, to: Spot): boolean {
  return [0.3, 0.4, 0.5, 0.6, 0.7].some((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return Math.abs(x - middle.x) < WORD && y > middle.y && y < middle.y + middle.h;
  });
}

/** Returns the arrow from the offer's edge to the player's card: start, length, and angle in degrees from horizontal. Null if there is no
 * room. */
export function exchangeOf(
  layout: Layout,
  place: number,
): (Spot & { degrees: number; gap: number; long: number }) | null {
  const { card } = layout;
  const [one, other] = [cardSpot(layout, place), cardSpot(layout, 0)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  const gap = Math.min((card.w / 2 / Math.abs(dx || 1)) * far, (card.h / 2 / Math.abs(dy || 1)) * far) + 11;
  const long = far - 2 * gap;
  if (long < 16 || crosses(layout, one, other)) return null;
  return { ...one, degrees: (Math.atan2(dy, dx) * 180) / Math.PI, gap, long };
}
