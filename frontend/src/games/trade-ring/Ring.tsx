/** The ring: seats around the felt, what lies before them, deck and discard pile, and in the middle what is waited for. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { later } from "../../app/lazy.tsx";
import { SeatMark } from "../../art/Art.tsx";
import { Card, Chip } from "../../art/playing-cards/Card.tsx";
import { botWords, namesOf } from "../seats.ts";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { around, type Layout, layoutOf, spotStyle } from "./layout.ts";
import { Middle } from "./Middle.tsx";
import type { Scene, Slot, Stage } from "./stage.ts";
import { nameOf, type RingView } from "./state.ts";
import { lyingWords, noteOf } from "./status.ts";
import type { Motion } from "./useScenes.ts";
import "./ring.css";

const Landscape = later(() => import("./Landscape.tsx"));
const Moving = later(() => import("./Moving.tsx"));
const Peeled = later(() => import("./Peeled.tsx"));
const Pictures = later(() => import("../../art/playing-cards/Pictures.tsx"));

export interface RingProps {
  view: RingView;
  stage: Stage;
  scene: Scene | null;
  motion: Motion | null;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  /** Chooses an offer, or the Mulligan. */
  take(what: number | "mulligan"): void;
  skip(): void;
  fold(): void;
  /** Asks first whether to fold, or takes the question back. */
  askToFold(ask: boolean): void;
  /** Looks at what is known of a hand. */
  look(seat: number): void;
  seeGone(): void;
}

export function Ring(props: RingProps) {
  const { view, stage, scene, choices, draft, seeGone } = props;
  const [box, size] = useSize();
  const seats = useMemo(() => around(view.seats.length, view.you ?? 0), [view.seats.length, view.you]);
  const layout = useMemo(
    () => layoutOf(seats.length - 1, size.w, size.h, view.you === null),
    [seats.length, size, view.you],
  );
  return (
    <div
      class={`tr-ring ${layout.roomy ? "" : "tight"} ${layout.seat.w < SLIM ? "slim" : ""}`}
      ref={box}
      style={{ "--cw": `${layout.card.w}px`, "--pw": `${layout.pile.w}px`, "--plate": `${layout.plate}px` }}
    >
      <Landscape width={size.w} height={size.h} felt={layout.felt} />
      <Pictures />
      <Piles view={view} stage={stage} layout={layout} seeGone={seeGone} />
      <ol class="tr-seats" aria-label="The ring">
        {seats.map((seat, place) => (
          <Seat key={seat} {...props} seat={seat} place={place} layout={layout} seats={seats} />
        ))}
      </ol>
      <div class="tr-middle" style={{ ...spotStyle(layout.middle), height: `${layout.middle.h}px` }}>
        <Middle {...props} roomy={layout.roomy} />
      </div>
      <Moving
        scene={scene}
        taken={choices.swap.length > 0 && typeof draft.take === "number" ? draft.take : null}
        layout={layout}
        seats={seats}
      />
    </div>
  );
}

/** The box's size in px; heights go in steps, so that a browser's bar that comes and goes does not move the table. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 390, h: 352 });
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      const [w, h] = [Math.round(width), Math.floor(height / 4) * 4];
      if (w && h) setSize((now) => (now.w === w && now.h === h ? now : { w, h }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, size] as const;
}

/** Plates narrower than this have smaller letters. */
const SLIM = 130;

interface SeatProps extends RingProps {
  seat: number;
  place: number;
  layout: Layout;
  seats: number[];
}

function Seat(props: SeatProps) {
  const { view, stage, choices, draft, take, look, seat, place, layout } = props;
  const spot = layout.seats[place]!;
  const off = spot.x - layout.middle.x;
  const side = Math.abs(off) < 1 ? "centre" : off < 0 ? "left" : "right";
  const mine = seat === view.you;
  const note = noteOf(view, stage, seat);
  const offered = choices.swap.includes(seat);
  const looks = [
    side,
    mine && "front",
    note.gold && "gold",
    !stage.active[seat] && stage.phase !== "over" && "out",
    offered && "offers",
    draft.take === seat && "taken",
  ];
  const body = (
    <>
      <span class="vh">{lyingWords(view, stage, seat)}</span>
      <span class="slot" aria-hidden="true">
        <SlotPicture {...props} />
      </span>
      {note.words && (
        <span class={`tag${note.sign ? " signed" : ""}`} aria-hidden={offered}>
          {note.sign && <i aria-hidden="true">{note.sign}</i>}
          <span>{note.words}</span>
        </span>
      )}
    </>
  );
  return (
    <li
      class={`tr-seat ${looks.filter(Boolean).join(" ")}`}
      style={{
        ...spotStyle(spot),
        width: `${layout.seat.w}px`,
        marginLeft: `${layout.seat.w / -2}px`,
      }}
    >
      {!mine && <Plate view={view} stage={stage} seat={seat} look={look} />}
      {offered ? (
        <button type="button" class="body" aria-pressed={draft.take === seat} onClick={() => take(seat)}>
          {body}
        </button>
      ) : (
        <div class="body">{body}</div>
      )}
    </li>
  );
}

interface PlateProps {
  view: RingView;
  stage: Stage;
  seat: number;
  look(seat: number): void;
}

function Plate({ view, stage, seat, look }: PlateProps) {
  const chips = stage.chips[seat] ?? null;
  const bot = botWords(view.seats[seat]);
  return (
    <button type="button" class="plate" onClick={() => look(seat)}>
      <SeatMark seat={seat} size={17} />
      <span class="name">{namesOf(view)(seat)}</span>
      {chips !== null && (
        <span class="num">
          <Chip size={15} />
          <span class="vh">, </span>
          {chips}
          <span class="vh"> {chips === 1 ? "chip" : "chips"}</span>
        </span>
      )}
      <span class="vh">{bot && `, ${bot}`}: see what is known of this hand</span>
    </button>
  );
}

/** Once all hands are open, the card that each is compared by lies on the ring. */
function bestOf({ state }: RingView, { phase }: Stage, seat: number): Slot | null {
  const value = phase === "over" ? state.players[seat]?.value : null;
  return value ? { card: value.top, chips: null, down: false } : null;
}

function SlotPicture({ view, stage, scene, motion, seat, layout, seats }: SeatProps) {
  const slot = stage.slots[seat] ?? bestOf(view, stage, seat);
  if (!slot)
    return stage.active[seat] || stage.phase === "over" ? (
      <Outline />
    ) : (
      <svg class="fan" viewBox="0 0 92 74" aria-hidden="true">
        <use href="#pc-fan" />
      </svg>
    );
  const arrival = (scene && motion?.arrivalOf(scene, seat, layout, seats)) ?? null;
  const style =
    arrival && "by" in arrival
      ? { "--dx": `${Math.round(arrival.by.x)}px`, "--dy": `${Math.round(arrival.by.y)}px` }
      : {};
  return (
    <span key={`${scene?.event.n ?? ""}`} class={`lies ${arrival?.kind ?? ""}`} style={style}>
      <Lying slot={slot} turns={arrival?.kind === "turns"} />
      {slot.chips ? (
        <span class="on num">
          <Chip size={20} />
          {slot.chips}
        </span>
      ) : null}
    </span>
  );
}

function Lying({ slot, turns }: { slot: Slot; turns: boolean }) {
  const name = slot.card === null ? null : nameOf(slot.card);
  if (slot.down) return name === null ? <Card name={null} words={null} /> : <Peeled name={name} />;
  return (
    <>
      <Card name={name} words={null} />
      {turns && (
        <span class="was">
          <Card name={null} words={null} />
        </span>
      )}
    </>
  );
}

function Outline() {
  return (
    <svg class="pc empty" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1.5" y="1.5" width="57" height="81" rx="7" />
    </svg>
  );
}

function Piles({ view, stage, layout, seeGone }: Pick<RingProps, "view" | "stage" | "seeGone"> & { layout: Layout }) {
  const { aside } = view.state;
  const gone = stage.discard.slice(-3);
  return (
    <>
      <div
        class="tr-pile"
        style={spotStyle(layout.deck)}
        role="img"
        aria-label={`${stage.deck} cards left in the deck`}
      >
        <svg class="pc" viewBox="0 0 60 84" aria-hidden="true">
          {stage.deck > 1 && <rect x="3" y="5" width="58" height="83" rx="7" fill="var(--edge)" />}
          {stage.deck > 2 && <rect x="1.5" y="2.5" width="58" height="83" rx="7" fill="var(--stock)" />}
          {stage.deck > 0 ? (
            <use href="#pc-back" width="60" height="84" />
          ) : (
            <rect class="nothing" x="1.5" y="1.5" width="57" height="81" rx="7" />
          )}
        </svg>
        <span class="num">{stage.deck} left</span>
      </div>
      <button type="button" class="tr-pile" style={spotStyle(layout.gone)} onClick={seeGone}>
        <span class="vh">Discard pile, </span>
        <span class="heap" aria-hidden="true">
          {gone.length ? gone.map((card) => <Card key={card} name={nameOf(card)} words={null} />) : <Outline />}
        </span>
        <span class="num">{stage.discard.length} gone</span>
        <span class="vh">: see which</span>
      </button>
      {aside > 0 && (
        <div
          class="tr-pile unknown"
          style={spotStyle(layout.aside)}
          role="img"
          aria-label={`${aside} cards aside, unknown to all`}
        >
          <Card name={null} words={null} />
          <span class="num">{aside} aside</span>
        </div>
      )}
    </>
  );
}
