/** Trees and bushes, each standing on a spot, `size` px being half its crown. */

import type { Chance } from "./chance.ts";
import { fill, type Piece } from "./pieces.ts";
import { ellipse, polygon, type Spot } from "./shapes.ts";

export type Tree = (foot: Spot, size: number, chance: Chance) => Piece[];

/** The umbrella pine of warm coasts. */
export const umbrella: Tree = ({ x, y }, size) => {
  const rise = size * 1.1;
  return [
    fill("wood", polygon(trunk(x, y, size * 0.11, rise))),
    fill("wood", ellipse(x, y - rise - size * 0.3, size, size * 0.4)),
    fill("wood", ellipse(x + size * 0.2, y - rise - size * 0.7, size * 0.66, size * 0.33)),
  ];
};

/** Cypress, or any slim dark tree. */
export const cypress: Tree = ({ x, y }, size) => [fill("wood", flame(x, y, size * 0.42, size * 1.9))];

/** A fir in three tiers. */
export const fir: Tree = ({ x, y }, size) => {
  const tier = (low: number, half: number, high: number) =>
    polygon([
      { x: x - half, y: y - low },
      { x, y: y - high },
      { x: x + half, y: y - low },
    ]);
  return [
    fill("wood", polygon(trunk(x, y, size * 0.09, size * 0.4))),
    fill(
      "wood",
      tier(size * 0.3, size * 0.66, size * 1.2) +
        tier(size * 0.75, size * 0.54, size * 1.65) +
        tier(size * 1.2, size * 0.4, size * 2.1),
    ),
  ];
};

/** A park tree: one crown, its sunny half lighter. */
export const round: Tree = ({ x, y }, size) => {
  const top = y - size * 1.25;
  return [
    fill("wood", polygon(trunk(x, y, size * 0.1, size * 0.9))),
    fill("wood", ellipse(x, top, size * 0.78, size * 0.74)),
    fill("fairway-2", ellipse(x + size * 0.16, top - size * 0.14, size * 0.52, size * 0.48)),
  ];
};

/** Gorse and other low bushes, in bloom now and then. */
export const bush: Tree = ({ x, y }, size, chance) => {
  const pieces = [
    fill(
      "wood",
      ellipse(x, y - size * 0.2, size * 0.9, size * 0.32) +
        ellipse(x + size * 0.25, y - size * 0.42, size * 0.5, size * 0.28),
    ),
  ];
  if (!chance.falls(0.5)) return pieces;
  const dots = Array.from({ length: 5 }, () =>
    ellipse(x + chance.between(-0.7, 0.7) * size, y - chance.between(0.15, 0.5) * size, size * 0.07, size * 0.06),
  );
  return [...pieces, fill("bloom", dots.join(""))];
};

function trunk(x: number, y: number, half: number, rise: number): Spot[] {
  return [
    { x: x - half, y },
    { x: x - half * 0.55, y: y - rise },
    { x: x + half * 0.55, y: y - rise },
    { x: x + half, y },
  ];
}

function flame(x: number, y: number, half: number, rise: number): string {
  const f = (value: number) => value.toFixed(1);
  const side = (way: number) =>
    `C${f(x + way * half * 1.1)} ${f(y - rise * 0.1)} ${f(x + way * half)} ${f(y - rise * 0.6)} `;
  return `M${f(x)} ${f(y)}${side(-1)}${f(x)} ${f(y - rise)}C${f(x + half)} ${f(y - rise * 0.6)} ${f(x + half * 1.1)} ${f(y - rise * 0.1)} ${f(x)} ${f(y)}Z`;
}
