/** A card with two halves: the upper one upright, the lower one upside down. */

import { useId, useRef } from "preact/hooks";
import { spokenCard } from "../texts/en/cards.ts";
import "./card.css";
import { type Half, halfOf, other, type Up } from "./cardFaces.ts";
import { HalfArt, WIDE } from "./HalfArt.tsx";
import "./paints.css";

/** Heights of the whole card and of its upper half, for a width of 64: in one row, and in two rows. */
const SHAPES = { hand: [100, 58], short: [82, 48] } as const;

/** Usable cards look normal, a chosen one has a ring, and unusable ones are dimmed. */
export type CardState = "usable" | "chosen" | "off";

interface CardProps {
  /** 0 to 99, or 100 + golfer for a golfer's personal card. */
  card: number;
  up: Up;
  size?: keyof typeof SHAPES;
  state?: CardState;
  /** A Play Anytime half that may be played now. */
  play?: boolean;
  /** The text alternative; null if words stand beside it. */
  words?: string | null;
}

/** Draws a card at the width of its place. It turns visibly when the user turns it. */
export function Card({
  card,
  up,
  size = "hand",
  state = "usable",
  play = false,
  words = spokenCard(card, up),
}: CardProps) {
  const [high, upper] = SHAPES[size];
  const turned = useTurned(card, up);
  return (
    <Sheet key={up} high={high} state={state} words={words} half={halfOf(card, up)} turned={turned}>
      <g transform={`rotate(180 ${WIDE / 2} ${high / 2})`}>
        <HalfArt half={halfOf(card, other(up))} high={high - upper} below />
      </g>
      <HalfArt half={halfOf(card, up)} high={upper} play={play} narrow />
      <path class="mu-seam" d={`M0 ${upper}H${WIDE}`} />
    </Sheet>
  );
}

/** Whether the card was turned since it was first shown here. */
function useTurned(card: number, up: Up): boolean {
  const first = useRef({ card, up, turned: false });
  const { current } = first;
  if (current.card !== card) first.current = { card, up, turned: false };
  else if (current.up !== up) first.current = { card, up, turned: true };
  return first.current.turned;
}

interface SheetProps {
  high: number;
  state: CardState;
  words: string | null;
  half: Half;
  turned?: boolean;
  children: preact.ComponentChildren;
}

/** Draws the card stock: rounded, with a brass edge if a Play Anytime half is up. */
export function Sheet({ high, state, words, half, turned, children }: SheetProps) {
  const clip = `mu${useId()}`;
  return (
    <svg
      class={`mu-card ${state}${turned ? " turned" : ""}`}
      viewBox={`0 0 ${WIDE} ${high}`}
      role="img"
      aria-hidden={words === null}
      aria-label={words ?? ""}
    >
      <clipPath id={clip}>
        <rect width={WIDE} height={high} rx="7" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>{children}</g>
      <Rim high={high} brass={half.kind === "anytime"} />
      {state === "off" && <rect class="mu-veil" width={WIDE} height={high} rx="7" />}
      {state === "chosen" && <rect class="mu-ring" x="-2" y="-2" width={WIDE + 4} height={high + 4} rx="9" />}
    </svg>
  );
}

function Rim({ high, brass }: { high: number; brass: boolean }) {
  const inset = brass ? 1.25 : 0.75;
  return (
    <rect
      class={brass ? "mu-rim brass" : "mu-rim"}
      x={inset}
      y={inset}
      width={WIDE - 2 * inset}
      height={high - 2 * inset}
      rx={7 - inset}
    />
  );
}
