/** Positions of balls between tee and flag, along the ladder or a lane. */

/** Positions of the tee, the flag, and the last spot behind it. */
export interface Ladder {
  tee: number;
  flag: number;
  end: number;
  yards: number;
}

/** A ball's distance from the hole; a ball hit past it plays back. */
export interface Lie {
  left: number;
  past?: boolean;
}

/** Returns where a ball lies after a shot of this many yards (M-25): past the hole, the excess remains. */
export function landing({ left, past = false }: Lie, moved: number): Required<Lie> {
  const over = moved - left;
  return { left: Math.abs(over), past: over > 0 ? !past : past };
}

/** Returns a lie's position. Behind the flag yards are compressed, so that the furthest ball is in the picture. */
export function placeOf({ tee, flag, end, yards }: Ladder, { left, past = false }: Lie): number {
  const yard = (flag - tee) / yards;
  if (!past) return tee + yard * (yards - left);
  const room = (end - flag) / yard;
  return flag + (end - flag) * (left / (left + room));
}

export interface Rung {
  /** Yards from the tee. */
  yards: number;
  at: number;
  /** Rungs at hundreds are longer and labelled. */
  long: boolean;
}

const STEP = 25;

/** Returns a rung every 25 yards, up to the flag. */
export function rungsOf(ladder: Ladder): Rung[] {
  const rungs = Math.ceil(ladder.yards / STEP);
  return Array.from({ length: rungs }, (_, index) => {
    const yards = index * STEP;
    return { yards, at: placeOf(ladder, { left: ladder.yards - yards }), long: yards % 100 === 0 };
  });
}
