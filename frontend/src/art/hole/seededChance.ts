/** A seeded random generator for pictures, so that a hole looks the same on every phone. Not for dice. */

import { Seeded } from "../seededRandom.ts";

const FINE = 1 << 20;

export class Chance extends Seeded {
  between(least: number, most: number): number {
    return least + ((most - least) * this.below(FINE)) / FINE;
  }

  /** Returns true with this probability. */
  falls(share: number): boolean {
    return this.between(0, 1) < share;
  }
}
