/** Chance that always falls the same way: a hole looks alike on every phone and on every day. It draws pictures, never dice. */

import { Seeded } from "../seededRandom.ts";

const FINE = 1 << 20;

export class Chance extends Seeded {
  between(least: number, most: number): number {
    return least + ((most - least) * this.below(FINE)) / FINE;
  }

  /** True in `share` of all cases. */
  falls(share: number): boolean {
    return this.between(0, 1) < share;
  }
}
