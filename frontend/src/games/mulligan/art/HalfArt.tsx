/** One half of a card inside an SVG: its print, and as much of its picture as fits. Drawn 64 wide; `Pictures` adds the sprite. */

import { ANYTIME, PLAY, printOf, strokesMore } from "../texts/en/cards.ts";
import { type Club, type Half, symbolOf } from "./cardFaces.ts";

/** Width of every half, and height of a whole picture, in card units. */
export const WIDE = 64;
const PICTURE = 44;
const MARGIN = 4.5;

/** Heights of the print at the top, and of the upside-down print at the bottom. */
const HEADS = [20, 17];

export interface HalfProps {
  half: Half;
  /** Height, including the print. */
  high: number;
  below?: boolean;
  /** It may be played now. */
  play?: boolean;
  /** The next card covers its right side, so signs move below the large figure. */
  narrow?: boolean;
}

export function HalfArt({ half, high, below = false, play = false, narrow = false }: HalfProps) {
  const head = HEADS[Number(below)]!;
  const room = high - head;
  const now = play && half.kind === "anytime";
  return (
    <g class={`mu-${half.kind}`}>
      <rect class="mu-stock" width={WIDE} height={high} />
      <svg y={head} width={WIDE} height={room} viewBox={`0 ${(PICTURE - room) / 2} ${WIDE} ${room}`} aria-hidden="true">
        <use href={`#${symbolOf(half)}`} width={WIDE} height={PICTURE} />
      </svg>
      {now && <rect class="mu-now" width={WIDE} height={head} />}
      <g transform={below ? "translate(1.5 -1) scale(.95)" : undefined}>
        <Print half={half} play={now} narrow={narrow} />
      </g>
    </g>
  );
}

/** Draws figures and signs. */
function Print({ half, play, narrow }: { half: Half; play: boolean; narrow: boolean }) {
  if (half.kind === "anytime") return <AnytimePrint play={play} />;
  const text = printOf(half);
  const end = MARGIN + widthOf(text);
  return (
    <>
      <text class={/^[a-z]/.test(text) ? "mu-figure word" : "mu-figure"} x={MARGIN} y="15.5">
        {text}
      </text>
      {half.kind === "club" ? (
        <ClubSigns club={half} from={end} narrow={narrow} />
      ) : (
        half.strokes > 0 && <Strokes strokes={half.strokes} {...badgeAt(text && end, narrow)} />
      )}
    </>
  );
}

/** Returns the approximate width of the large print: letters are set narrower than digits. */
const widthOf = (text: string): number => (text === "½" ? 14.5 : (/^[a-z]/.test(text) ? 5.9 : 8.4) * text.length);

/** Returns the badge's place: beside the print that ends there if it fits, otherwise below it. */
function badgeAt(end: number | "", narrow: boolean): { x: number; y: number } {
  if (end === "") return { x: MARGIN, y: 2.8 };
  return narrow && end > 22 ? { x: MARGIN, y: 20 } : { x: Math.min(end + 2, 39.5), y: 2.8 };
}

/** Draws the rest of a club's print: its strokes, whether it holes out, and its yards after sand. */
function ClubSigns({ club, from, narrow }: { club: Club; from: number; narrow: boolean }) {
  return (
    <>
      {club.strokes > 1 && <path class="mu-line" stroke-width="1.8" d={`M${from + 4} 6v9M${from + 8} 6v9`} />}
      {club.finishes && <Flag x={from + (club.strokes > 1 ? 12 : 3.5)} />}
      {club.half !== null && <Halved yards={club.half} narrow={narrow} />}
    </>
  );
}

function Flag({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 4.5)`}>
      <path class="mu-line" stroke-width="1.7" d="M1 10.5V0" />
      <path class="mu-pennant" d="M1.3 0l6.4 2.8-6.4 2.8z" />
    </g>
  );
}

/** Draws half a disc and the yards, with the same width in every font. */
function Halved({ yards, narrow }: { yards: number; narrow: boolean }) {
  const wide = yards > 99 ? 19 : 12.8;
  const x = 56 - wide;
  return (
    <>
      {narrow && <path class="mu-stock" d={`M0 19h${wide + 14}v11H0z`} />}
      <g transform={narrow ? `translate(${wide - 48} 12)` : undefined}>
        <path class="mu-half" d={`M${x} 7.4a3.3 3.3 0 0 0 0 6.6z`} />
        <circle class="mu-half-rim" cx={x} cy="10.7" r="3.3" />
        <text class="mu-halved" x={x + 4.8} y="14.8" textLength={wide} lengthAdjust="spacingAndGlyphs">
          {yards}
        </text>
      </g>
    </>
  );
}

function Strokes({ strokes, x, y }: { strokes: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="mu-strokes" width="20.5" height="14.8" rx="7.4" />
      <text class="mu-more" x="9.9" y="11.5" text-anchor="middle">
        {strokesMore(strokes)}
      </text>
    </g>
  );
}

const FITTED = { textLength: 40, lengthAdjust: "spacingAndGlyphs" } as const;

/** Draws a badge and a word, as a button if it may be played. */
function AnytimePrint({ play }: { play: boolean }) {
  return (
    <>
      {!play && <circle class="mu-badge" cx="11" cy="10.5" r="6.2" />}
      <path class="mu-badge-sign" d={play ? "M5 5.5l8.5 4.8-8.5 4.8z" : "M9.2 7.2l5.6 3.3-5.6 3.3z"} />
      <text
        class={play ? "mu-anytime-word now" : "mu-anytime-word"}
        x={play ? 17 : 20}
        y="14.3"
        {...(play ? {} : FITTED)}
      >
        {play ? PLAY : ANYTIME}
      </text>
    </>
  );
}
