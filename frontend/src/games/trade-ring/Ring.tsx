/** The ring: seats around the felt, what lies before them, deck and discard pile, and in the middle what is waited for. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { later } from "../../app/lazy.tsx";
import type { Choices } from "./choices.ts";
import type { Draft, Take } from "./draft.ts";
import { around, type Layout, layoutOf, leastHeight, type Room, type Size, spotStyle } from "./layout.ts";
import { Middle } from "./Middle.tsx";
import { Seat } from "./Seat.tsx";
import type { Stage } from "./stage.ts";
import type { RingView } from "./state.ts";
import { SEATS } from "./texts/en/table.ts";
import "./ring.css";

const Landscape = later(() => import("./Landscape.tsx"));
const Exchange = later(() => import("./Exchange.tsx"));
const Piles = later(() => import("./Piles.tsx"));
const Pictures = later(() => import("../../art/playing-cards/Pictures.tsx"));

/** What comes once the table stands. */
export type Later = typeof import("./later.ts");

export interface RingProps {
  view: RingView;
  stage: Stage;
  words: Later | null;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  /** Deck and discard pile lie on the ring, not below it. */
  piles: boolean;
  /** Chooses an offer, the Mulligan, or to skip; once more takes it back. */
  take(what: Take): void;
  /** Asks first whether to fold, or takes the question back. */
  askToFold(ask: boolean): void;
  /** Looks at what is known of a hand. */
  look(seat: number): void;
  seeGone(): void;
}

/** The ring as it is laid out: who sits at which place. */
export interface Laid extends RingProps {
  layout: Layout;
  seats: number[];
  /** A spot as a style. */
  at: typeof spotStyle;
}

export function Ring(props: RingProps) {
  const { view, choices, draft, piles } = props;
  const { you } = view;
  const [box, size] = useSize();
  const count = view.seats.length;
  const seats = useMemo(() => around(count, you ?? 0), [count, you]);
  const room: Room = { ...size, others: count - 1, named: you === null, piles };
  const layout = useMemo(() => layoutOf(room), [count, size, you, piles]);
  const laid: Laid = { ...props, layout, seats, at: spotStyle };
  const taken = choices.swap.length > 0 && typeof draft.take === "number" ? draft.take : null;
  return (
    <div
      class={`tr-ring${layout.roomy ? "" : " tight"}${layout.wide ? "" : " slim"}`}
      ref={box}
      style={{
        minHeight: `${leastHeight(room)}px`,
        "--cw": `${layout.card.w}px`,
        "--pw": `${layout.pile.w}px`,
        "--plate": `${layout.plate}px`,
        "--letters": size.letters,
      }}
    >
      <Landscape width={size.w} height={size.h} felt={layout.felt} />
      <Pictures />
      {piles && <Piles {...laid} />}
      <ol class="tr-seats" aria-label={SEATS}>
        {seats.map((seat, place) => (
          <Seat key={seat} {...laid} seat={seat} place={place} />
        ))}
      </ol>
      <div class="tr-middle" style={{ ...spotStyle(layout.middle), ...sizeStyle(layout.middle) }}>
        <Middle {...laid} />
      </div>
      {taken !== null && <Exchange layout={layout} from={seats.indexOf(taken)} />}
    </div>
  );
}

const sizeStyle = ({ w, h }: Size) => ({ width: `${w}px`, height: `${h}px`, marginLeft: `${w / -2}px` });

/** Letters as they are drawn, px; in the picture they grow as far as its width allows, in the rest of the page on. */
const LETTERS = 16;
const WIDTH = 280;

/** The box's size in px, and how large letters are; heights go in steps, so that a browser's bar that comes and goes does not move the
 * table. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 360, h: 280, letters: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      const [w, h] = [Math.round(width), Math.floor(height / 4) * 4];
      const asked = parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS;
      const letters = Math.min(asked, Math.max(1, w / WIDTH));
      const same = (now: typeof size) => now.w === w && now.h === h && now.letters === letters;
      if (w && h) setSize((now) => (same(now) ? now : { w, h, letters }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, size] as const;
}
