/** One half of a card inside an SVG: its print, and as much of its picture as there is room for. Drawn 64 wide; the sprite that
 * brings the pictures comes with `Pictures`. */

import { ANYTIME, nameOf, PLAY, printOf, strokesMore } from "../texts/en/cards.ts";
import { type Club, type Half, symbolOf } from "./faces.ts";

/** Width of every half, and the height of a whole picture, in the units of a card. */
export const WIDE = 64;
const PICTURE = 44;
const MARGIN = 4.5;

/** Where a half stands: above, or upside down below, there with its name beside or not. */
const HEADS = {
  upper: { head: 20, print: undefined },
  lower: { head: 17, print: "translate(1.5 -1) scale(.95)" },
  named: { head: 14, print: "translate(2 .6) scale(.66)" },
} as const;
/** Room that a name takes under the picture. */
const NAME = 13;

export interface HalfProps {
  half: Half;
  /** How high it stands, its head included. */
  high: number;
  below?: boolean;
  /** It may be played where it stands. */
  play?: boolean;
  named?: boolean;
}

export function HalfArt({ half, high, below = false, play = false, named = false }: HalfProps) {
  const { head, print } = HEADS[below ? (named ? "named" : "lower") : "upper"];
  const room = high - head - (named && !below ? NAME : 0);
  const now = play && half.kind === "anytime";
  return (
    <g class={`mu-${half.kind}`}>
      <rect class="mu-stock" width={WIDE} height={high} />
      <svg y={head} width={WIDE} height={room} viewBox={`0 ${(PICTURE - room) / 2} ${WIDE} ${room}`} aria-hidden="true">
        <use href={`#${symbolOf(half)}`} width={WIDE} height={PICTURE} />
      </svg>
      {now && <rect class="mu-now" width={WIDE} height={head} />}
      <g transform={print}>
        <Print half={half} play={now} brief={named && below} />
      </g>
      {named && <Name half={half} high={high} below={below} />}
    </g>
  );
}

/** Under the picture; of the lower half, smaller, beside its print. */
function Name({ half, high, below }: { half: Half; high: number; below: boolean }) {
  const at = below ? { x: 60, y: 9.8, "text-anchor": "end" } : { x: MARGIN, y: high - 4 };
  return (
    <text class={below ? "mu-name small" : "mu-name"} {...at}>
      {nameOf(half)}
    </text>
  );
}

/** Figures and signs; `brief` leaves out what has no room beside a name. */
function Print({ half, play, brief }: { half: Half; play: boolean; brief: boolean }) {
  if (half.kind === "anytime") return <AnytimePrint play={play} brief={brief} />;
  const text = printOf(half);
  const end = MARGIN + widthOf(text);
  return (
    <>
      <text class={/^[a-z]/.test(text) ? "mu-figure word" : "mu-figure"} x={MARGIN} y="15.5">
        {text}
      </text>
      {half.kind === "club"
        ? !brief && <ClubSigns club={half} from={end} />
        : half.strokes > 0 &&
          !(brief && text) && <Strokes strokes={half.strokes} x={text ? Math.min(end + 2, 39.5) : MARGIN} />}
    </>
  );
}

/** About how wide the large print stands: words are set narrower than figures. */
const widthOf = (text: string): number => (text === "½" ? 14.5 : (/^[a-z]/.test(text) ? 5.9 : 8.4) * text.length);

/** The rest of a club’s print: how many strokes, whether it goes in, and what is left of it after sand. */
function ClubSigns({ club, from }: { club: Club; from: number }) {
  return (
    <>
      {club.strokes > 1 && <path class="mu-line" stroke-width="1.8" d={`M${from + 4} 6v9M${from + 8} 6v9`} />}
      {club.finishes && <Flag x={from + (club.strokes > 1 ? 12 : 3.5)} />}
      {club.half !== null && <Halved yards={club.half} />}
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

/** Half a disc, and the yards, set as wide in every font. */
function Halved({ yards }: { yards: number }) {
  const wide = yards > 99 ? 19 : 12.8;
  const x = 56 - wide;
  return (
    <>
      <path class="mu-half" d={`M${x} 7.4a3.3 3.3 0 0 0 0 6.6z`} />
      <circle class="mu-half-rim" cx={x} cy="10.7" r="3.3" />
      <text class="mu-halved" x={x + 4.8} y="14.8" textLength={wide} lengthAdjust="spacingAndGlyphs">
        {yards}
      </text>
    </>
  );
}

function Strokes({ strokes, x }: { strokes: number; x: number }) {
  return (
    <g transform={`translate(${x} 2.8)`}>
      <rect class="mu-strokes" width="20.5" height="14.8" rx="7.4" />
      <text class="mu-more" x="9.9" y="11.5" text-anchor="middle">
        {strokesMore(strokes)}
      </text>
    </g>
  );
}

const FITTED = { textLength: 40, lengthAdjust: "spacingAndGlyphs" } as const;

/** A badge and a word; a bar to touch where it may be played. */
function AnytimePrint({ play, brief }: { play: boolean; brief: boolean }) {
  return (
    <>
      {!play && <circle class="mu-badge" cx="11" cy="10.5" r="6.2" />}
      <path class="mu-badge-sign" d={play ? "M5 5.5l8.5 4.8-8.5 4.8z" : "M9.2 7.2l5.6 3.3-5.6 3.3z"} />
      {!brief && (
        <text
          class={play ? "mu-anytime-word now" : "mu-anytime-word"}
          x={play ? 17 : 20}
          y="14.3"
          {...(play ? {} : FITTED)}
        >
          {play ? PLAY : ANYTIME}
        </text>
      )}
    </>
  );
}
