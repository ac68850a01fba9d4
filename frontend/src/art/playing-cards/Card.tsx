/** Playing cards, drawn in a box of 60 by 84. Components that show court cards or backs must also render `Pictures` once. */

import { BACK } from "../../texts/en/playing-cards.ts";
import { placeSprite } from "../sprite.ts";
import "./cards.css";
import sprite from "./cards.svg?raw";
import { cardWords, isRed, rankOf, suitOf } from "./names.ts";

placeSprite("cards", sprite);

const ROYALS: Record<string, string> = { J: "jack", Q: "queen", K: "king" };

interface CardProps {
  /** The card's name, such as "QD"; null for a face-down card. */
  name: string | null;
  /** The text alternative: by default the card's name; null if words stand beside it. */
  words?: string | null;
}

export function Card({ name, words = name ? cardWords(name) : BACK }: CardProps) {
  return (
    <svg class="pc" viewBox="0 0 60 84" role="img" aria-hidden={words === null} aria-label={words ?? ""}>
      {name ? <Face name={name} /> : <use href="#pc-back" width="60" height="84" />}
    </svg>
  );
}

/** Draws a card's face, for use inside another picture. */
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

/** Draws a suit symbol: an ace's in a ring, the others a little larger. */
function Pip({ suit, rank }: { suit: string; rank: string }) {
  const plain = rank === "A" ? { x: 14, y: 38, width: 32, height: 32 } : { x: 14, y: 36, width: 36, height: 36 };
  const at = ROYALS[rank] ? { x: 36, y: 8, width: 17, height: 17 } : plain;
  return <use href={`#suit-${suit}`} {...at} />;
}

/** Draws an empty place for a card. */
export function Outline() {
  return (
    <svg class="pc empty" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1.5" y="1.5" width="57" height="81" rx="7" />
    </svg>
  );
}

/** Draws a suit symbol within text. */
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
