/** Positions of balls between tee and flag, along the ladder or a lane. */

/** Positions of the tee, of the flag, and of the last spot beyond it. */
export interface Ladder {
  tee: number;
  flag: number;
  end: number;
  yards: number;
}

/** How far a ball lies from the hole; a ball that was hit past it plays back. */
export interface Lie {
  left: number;
  past?: boolean;
}

/** Where a ball lies after a shot of so many yards (M-25): past the hole what remains is what was too much. */
export function landing({ left, past = false }: Lie, moved: number): Required<Lie> {
  const over = moved - left;
  return { left: Math.abs(over), past: over > 0 ? !past : past };
}

/** The lie's position. Beyond the flag yards come ever closer, so that the furthest still lies in the picture. */
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
  /** Hundreds are longer and say how many they are. */
  long: boolean;
}

const STEP = 25;

/** A rung each 25 yards, short of the flag. */
export function rungsOf(ladder: Ladder): Rung[] {
  const rungs = Math.ceil(ladder.yards / STEP);
  return Array.from({ length: rungs }, (_, index) => {
    const yards = index * STEP;
    return { yards, at: placeOf(ladder, { left: ladder.yards - yards }), long: yards % 100 === 0 };
  });
}
