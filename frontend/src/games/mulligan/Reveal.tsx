/** The swing in columns, one per golfer: plans turn over, actions land on their targets, and the distance adds up. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { SeatMark } from "../../art/Art.tsx";
import { animate } from "../../ui/motion.ts";
import { namesOf } from "../seatNames.ts";
import { clubOf, shadedOf } from "./art/cardFaces.ts";
import Pictures from "./art/Pictures.tsx";
import { PlacedCard } from "./art/PlacedCard.tsx";
import { TurningCard } from "./art/TurningCard.tsx";
import { dearerBy, linesOf } from "./distanceLines.ts";
import { golfersOf, isMine, isOwn, nthOf, seatOf } from "./golfers.ts";
import type { Reveal as Told } from "./revealSteps.ts";
import "./reveal.css";
import type { MulliganView } from "./state.ts";
import { change, nameOf } from "./texts/en/cards.ts";
import * as say from "./texts/en/reveal.ts";

/** An action beside a golfer. */
interface Lying {
  card: number;
  by: number | null;
  struck: boolean;
}

interface RevealProps {
  view: MulliganView;
  reveal: Told;
  /** Returns how to cancel an action on the player's own shot; null if it cannot be cancelled. */
  cancel(card: number): (() => void) | null;
  chosen: number | null;
}

export default function Reveal({ view, reveal, cancel, chosen }: RevealProps) {
  const root = useRef<HTMLOListElement>(null);
  const names = golfersOf(view, namesOf(view));
  const { swing, step } = reveal;
  // While a player may react, distances are hidden and the controls take their place.
  const sums = after(step, "summed") || view.state.phase !== "react";
  const markOf = (golfer: number) => (
    <b class="by">
      <SeatMark seat={seatOf(view, golfer)} size={14} />
      {nthOf(view, golfer) || ""}
    </b>
  );
  const lies = swing.plans.map(({ golfer }) => liesOf(reveal, golfer));
  useFlights(root, JSON.stringify([sums, lies.map((all) => all.map(({ card }) => card))]));
  return (
    <>
      <Pictures />
      <ol class={`mu-reveal of${swing.plans.length}`} ref={root}>
        {swing.plans.map(({ golfer, club }, at) => (
          <li key={golfer} class={isMine(view, golfer) ? "mine" : ""}>
            <h2>
              <SeatMark seat={seatOf(view, golfer)} size={18} />
              <b class="named">{names(golfer)}</b>
            </h2>
            <div class="club" data-card={club}>
              <TurningCard open={step !== "laid"}>
                <PlacedCard
                  half={clubOf(club)}
                  high={48}
                  struck={after(step, "summed") && swing.shots[golfer]!.duffed}
                />
              </TurningCard>
            </div>
            <p class="name">{step === "laid" ? "\u00a0" : nameOf(clubOf(club))}</p>
            <Lies
              all={lies[at]!}
              open={step !== "laid"}
              names={names}
              markOf={markOf}
              cancel={isOwn(view, golfer) ? cancel : () => null}
              chosen={chosen}
              tight={sums}
            />
            {sums && <Sum reveal={reveal} golfer={golfer} visible={after(step, "summed")} />}
          </li>
        ))}
      </ol>
    </>
  );
}

const STEPS: Told["step"][] = ["laid", "open", "struck", "summed", "rolling", "done"];
const after = (step: Told["step"], than: Told["step"]) => STEPS.indexOf(step) >= STEPS.indexOf(than);

/** Returns the actions beside a golfer. Before they take effect, that is the golfer who plays them. */
function liesOf({ swing, step }: Told, golfer: number): Lying[] {
  if (!after(step, "struck"))
    return swing.plans[golfer]!.actions.map(({ card }) => ({ card, by: golfer, struck: false }));
  const lies = swing.shots[golfer]!.lies.map(({ card, by, void: none }) => ({ card, by, struck: none }));
  const gone = swing.cancelled.filter((one) => one.golfer === golfer);
  return [...lies, ...gone.map(({ card, by }) => ({ card, by, struck: true }))];
}

interface LiesProps {
  all: readonly Lying[];
  open: boolean;
  names(golfer: number): string;
  markOf(golfer: number): ComponentChildren;
  cancel(card: number): (() => void) | null;
  chosen: number | null;
  /** The distance needs the room below. */
  tight: boolean;
}

/** Up to this many actions are stacked, if there is room. */
const FEW = 2;

function Lies({ all, open, names, markOf, cancel, chosen, tight }: LiesProps) {
  const many = all.length > FEW;
  return (
    <ul class={many ? "many" : ""} style={{ "--across": many || tight ? Math.ceil(Math.sqrt(all.length)) : 1 }}>
      {all.map(({ card, by, struck }) => {
        const words = say.lie(card, by === null ? say.THE_COURSE : names(by), struck);
        const act = cancel(card);
        const picture = (
          <TurningCard open={open}>
            <PlacedCard
              half={shadedOf(card)}
              high={38}
              struck={struck}
              state={chosen === card ? "chosen" : "usable"}
              words={words}
            />
          </TurningCard>
        );
        return (
          <li key={card} data-card={card}>
            {act ? (
              <button type="button" aria-pressed={chosen === card} onClick={act}>
                {picture}
              </button>
            ) : (
              picture
            )}
            {by !== null && markOf(by)}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the distance line by line, and what is left. Its place is reserved until it is shown. */
function Sum({ reveal: { swing, strokes }, golfer, visible }: { reveal: Told; golfer: number; visible: boolean }) {
  const shot = swing.shots[golfer]!;
  const club = clubOf(shot.club);
  const yardsOf = (card: number) => {
    const half = shadedOf(card);
    return half.kind === "action" && club.half !== null ? half.yards : 0;
  };
  const { figure, word } = say.left(shot.left);
  return (
    <div class={visible ? "sum num" : "sum num untold"}>
      {linesOf(shot, club.half, yardsOf).map(({ of, card, yards, struck }, at) => (
        <p key={at} class={struck ? "struck" : ""} style={{ "--at": at }}>
          <span>{card === null ? say.lines[of] : say.line(card)}</span>{" "}
          <b>{of === "plus" || of === "bounce" ? change(yards) : yards}</b>
        </p>
      ))}
      <p class="all">
        <b class="display">{shot.moved}</b>
      </p>
      <p class="left">
        {shot.finished ? (
          <b class="display">{say.IN}</b>
        ) : (
          <>
            <b class="display">{figure}</b> {word}
          </>
        )}
      </p>
      {dearerBy(shot, strokesOf).map(({ card, strokes }) => (
        <p key={card} class="left">
          {say.line(card)} <b class="more">{say.more(strokes)}</b>
        </p>
      ))}
      <p class="note">{say.strokes(strokes[golfer]!)}</p>
    </div>
  );
}

/** Returns the strokes that an action adds. */
function strokesOf(card: number): number {
  const half = shadedOf(card);
  return half.kind === "action" ? half.strokes : 0;
}

/** Moves actions from their old to their new places when one of them changes place. */
function useFlights(root: { current: HTMLElement | null }, lying: string): void {
  const places = useRef<Places | null>(null);
  // After the browser has drawn everything; earlier measurements would force a layout.
  useEffect(() => {
    places.current = placesIn(root.current!);
  }, []);
  useLayoutEffect(() => {
    const before = places.current;
    if (!before) return;
    // Measures all before the first moves; otherwise each would force a layout.
    const now = placesIn(root.current!);
    for (const one of cardsIn(root.current!)) flyHere(one, before.get(cardOf(one)), now.get(cardOf(one))!);
    places.current = now;
  }, [lying]);
}

/** Places of actions, by card. */
type Places = Map<string, DOMRect>;

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("li[data-card]")];
const cardOf = (one: HTMLElement) => one.dataset["card"]!;
const placesIn = (root: HTMLElement): Places =>
  new Map(cardsIn(root).map((one) => [cardOf(one), one.getBoundingClientRect()]));

/** Animates an action from its old place, if it had another. */
function flyHere(one: HTMLElement, old: DOMRect | undefined, here: DOMRect): void {
  const [x, y] = old ? [old.left - here.left, old.top - here.top] : [0, 0];
  if (Math.abs(x) > 1 || Math.abs(y) > 1)
    void animate(one, { transform: [`translate(${x}px, ${y}px) scale(1.05)`, "none"] }, { duration: 520 });
}
