/** The ring: seats around the felt with their cards, deck and discard pile, and the status in the middle. */

import { useMemo } from "preact/hooks";
import { later } from "../../ui/lazy.tsx";
import { useSize } from "../../ui/useSize.ts";
import { RingMiddle } from "./RingMiddle.tsx";
import { around, layoutOf, leastHeight, type Room, type Size, spotStyle } from "./ringLayout.ts";
import type { RingProps } from "./ringProps.ts";
import { Seat } from "./Seat.tsx";
import { SEATS } from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";
import "./ring.css";

const Landscape = later(() => import("./Landscape.tsx"));
const Piles = later(() => import("./Piles.tsx"));
const Pictures = later(() => import("../../art/playing-cards/Pictures.tsx"));

/** `piles`: deck and discard pile are on the ring, not below it. */
export function Ring({ play, piles }: { play: Play; piles: boolean }) {
  const { view, words, choices, draft } = play;
  const { you } = view;
  const [box, size, known] = useSize();
  const count = view.seats.length;
  const seats = useMemo(() => around(count, you ?? 0), [count, you]);
  const room: Room = { ...size, others: count - 1, named: you === null, piles };
  const layout = useMemo(() => layoutOf(room), [count, size, you, piles]);
  const laid: RingProps = { ...play, layout, seats, at: spotStyle };
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
      {known && (
        <>
          <Landscape width={size.w} height={size.h} felt={layout.felt} />
          <Pictures />
          {piles && <Piles {...laid} />}
          <ol class="tr-seats" aria-label={SEATS}>
            {seats.map((seat, place) => (
              <Seat key={seat} {...laid} seat={seat} place={place} />
            ))}
          </ol>
          <div class="tr-middle" style={{ ...spotStyle(layout.middle), ...sizeStyle(layout.middle) }}>
            <RingMiddle {...laid} />
          </div>
          {words && taken !== null && <words.ExchangeArrows layout={layout} from={seats.indexOf(taken)} />}
        </>
      )}
    </div>
  );
}

const sizeStyle = ({ w, h }: Size) => ({ width: `${w}px`, height: `${h}px`, marginLeft: `${w / -2}px` });
