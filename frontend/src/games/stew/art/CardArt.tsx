/** A card with its ingredients and coins. Ordered ingredients are highlighted. */

import "../../../art/playing-cards/cards.css";
import { faceOf } from "../cards.ts";
import type { Ingredient } from "../texts/en/cards.ts";
import "./card.css";

const WIDE = 48;
const HIGH = 88;
/** Centres of the ingredients and their size, by number of ingredients. */
const PLACES: Record<number, { middles: number[]; size: number }> = {
  2: { middles: [22, 56], size: 30 },
  3: { middles: [16, 40, 64], size: 22 },
};

interface CardArtProps {
  card: number;
  /** The ordered ingredients; null without an order. */
  wanted?: readonly Ingredient[] | null;
  /** Sideways, for hands of many cards. */
  flat?: boolean;
  /** Without ingredients, which are drawn later. */
  bare?: boolean;
}

export function CardArt({ card, wanted = null, flat = false, bare = false }: CardArtProps) {
  const { icons, coins } = faceOf(card);
  const { middles, size } = PLACES[icons.length]!;
  const [wide, high] = flat ? [HIGH, WIDE] : [WIDE, HIGH];
  const at = (along: number, across = WIDE / 2): [number, number] => (flat ? [along + 2, across - 3] : [across, along]);
  return (
    <svg class="stew-card" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <rect class="stock" x=".75" y=".75" width={wide - 1.5} height={high - 1.5} rx="7" />
      {!bare &&
        icons.map((icon, place) => (
          <Icon key={place} icon={icon} at={at(middles[place]!)} size={size} fits={wanted?.includes(icon) ?? null} />
        ))}
      {Array.from({ length: coins }, (_, coin) => {
        const [x, y] = [wide / 2 + (coin - (coins - 1) / 2) * 8, high - 7];
        return <circle key={coin} class="coin" cx={x} cy={y} r="3" />;
      })}
    </svg>
  );
}

interface IconProps {
  icon: Ingredient;
  at: [number, number];
  size: number;
  /** Whether the ingredient is ordered; null without an order. */
  fits: boolean | null;
}

function Icon({ icon, at: [x, y], size, fits }: IconProps) {
  const side = fits ? size * 0.87 : size;
  return (
    <>
      {fits && <circle class="fits" cx={x} cy={y} r={size * 0.56} />}
      <use
        href={`#stew-${icon}`}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        opacity={fits === false ? 0.38 : 1}
      />
    </>
  );
}
