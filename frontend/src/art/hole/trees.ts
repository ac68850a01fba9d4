/** Trees and bushes, each standing on a spot; `size` is half the crown's width in px. */

import type { Piece } from "./pieces.ts";
import type { Chance } from "./seededChance.ts";
import { around, ellipse, polygon, type Spot, soft } from "./shapes.ts";

export type Tree = (foot: Spot, size: number, chance: Chance) => Piece[];

const trunk = (foot: Spot, size: number, half: number, rise: number) =>
  polygon(around(foot, size * half, -size * rise, -1, 0, -0.55, 1, 0.55, 1, 1, 0));

/** An umbrella pine, for warm coasts. */
export const umbrella: Tree = (foot, size) => {
  const { x, y } = foot;
  const crown =
    ellipse(x, y - size * 1.4, size, size * 0.4) + ellipse(x + size * 0.2, y - size * 1.8, size * 0.66, size * 0.33);
  return [["wood", trunk(foot, size, 0.11, 1.1) + crown]];
};

/** A cypress, or any slim dark tree. */
export const cypress: Tree = (foot, size) => [
  ["wood", soft(around(foot, size * 0.4, -size * 1.9, 0, 0, -0.8, 0.25, -0.7, 0.6, 0, 1, 0.7, 0.6, 0.8, 0.25), true)],
];

/** A fir in three tiers. */
export const fir: Tree = (foot, size) => {
  const tiers = [0.3, 0.66, 1.2, 0.75, 0.54, 1.65, 1.2, 0.4, 2.1];
  const tier = (n: number) =>
    polygon(around(foot, size * tiers[n + 1]!, -size, -1, tiers[n]!, 0, tiers[n + 2]!, 1, tiers[n]!));
  return [["wood", trunk(foot, size, 0.09, 0.4) + tier(0) + tier(3) + tier(6)]];
};

/** A park tree: one crown, lighter on its sunny half. */
export const round: Tree = (foot, size) => {
  const { x, y } = foot;
  return [
    ["wood", trunk(foot, size, 0.1, 0.9) + ellipse(x, y - size * 1.25, size * 0.78, size * 0.74)],
    ["fairway-2", ellipse(x + size * 0.16, y - size * 1.39, size * 0.52, size * 0.48)],
  ];
};

/** Gorse and other low bushes, sometimes in bloom. */
export const bush: Tree = ({ x, y }, size, chance) => {
  const leaves =
    ellipse(x, y - size * 0.2, size * 0.9, size * 0.32) +
    ellipse(x + size * 0.25, y - size * 0.42, size * 0.5, size * 0.28);
  if (!chance.falls(0.5)) return [["wood", leaves]];
  const dot = () =>
    ellipse(x + chance.between(-0.7, 0.7) * size, y - chance.between(0.15, 0.5) * size, size * 0.07, size * 0.06);
  return [
    ["wood", leaves],
    ["bloom", dot() + dot() + dot() + dot() + dot()],
  ];
};
