/** Playing cards, drawn in a box of 60 by 84, with ranks and suits. Components that show pictures must also draw `Pictures` once. */

import { BACK } from "../../texts/en/playing-cards.ts";
import { placeSprite } from "../sprite.ts";
import "./cards.css";
import sprite from "./cards.svg?raw";
import { cardWords, isRed, rankOf, suitOf } from "./names.ts";

placeSprite("cards", sprite);

const ROYALS: Record<string, string> = { J: "jack", Q: "queen", K: "king" };

interface CardProps {
  /** "QD"; null lies face-down. */
  name: string | null;
  /** What it is called for who cannot see it: the card's own name, something else, or nothing where words stand beside it. */
  words?: string | null;
}

export function Card({ name, words = name ? cardWords(name) : BACK }: CardProps) {
  return (
    <svg class="pc" viewBox="0 0 60 84" role="img" aria-hidden={words === null} aria-label={words ?? ""}>
      {name ? <Face name={name} /> : <use href="#pc-back" width="60" height="84" />}
    </svg>
  );
}

/** A card's face alone, to be put into another picture. */
export function Face({ name }: { name: string }) {
  const [rank, suit] = [rankOf(name), suitOf(name)];
  const royal = ROYALS[rank];
  return (
    <>
      <rect
        x=".75"
        y=".75"
        width="58.5"
        height="82.5"
        rx="7"
        fill="var(--stock)"
        stroke="var(--edge)"
        stroke-width="1.5"
      />
      <g class={isRed(suit) ? "red" : "black"}>
        <text x={rank === "10" ? 4.5 : 7} y="27" class={rank === "10" ? "ten" : ""}>
          {rank}
        </text>
        <Pip suit={suit} rank={rank} />
        {rank === "A" && <circle cx="30" cy="54" r="22.5" fill="none" stroke-width="1.2" stroke-dasharray="1.5 2.4" />}
      </g>
      {royal && (
        <svg x="4" y="29" width="52" height="53.2" viewBox="0 0 64 65.5" overflow="hidden" aria-hidden="true">
          <use href={`#royal-${royal}`} width="64" height="72" />
        </svg>
      )}
    </>
  );
}

/** An ace's stands in a ring, all other plain ones a little larger. */
function Pip({ suit, rank }: { suit: string; rank: string }) {
  const plain = rank === "A" ? { x: 14, y: 38, width: 32, height: 32 } : { x: 14, y: 36, width: 36, height: 36 };
  const at = ROYALS[rank] ? { x: 36, y: 8, width: 17, height: 17 } : plain;
  return <use href={`#suit-${suit}`} {...at} />;
}

/** Where a card may lie. */
export function Outline() {
  return (
    <svg class="pc empty" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1.5" y="1.5" width="57" height="81" rx="7" />
    </svg>
  );
}

/** A suit as a sign among words. */
export function SuitSign({ suit, size = 14 }: { suit: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#suit-${suit}`} width="20" height="20" fill="currentColor" />
    </svg>
  );
}

export function Chip({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href="#pc-chip" width="24" height="24" />
    </svg>
  );
}
