/** One's own hand: the value hand first, under its bracket and its name; below each card what a move with it would leave. */

import type { ComponentChildren } from "preact";
import { later } from "../../app/lazy.tsx";
import { SeatMark } from "../../art/Art.tsx";
import { Card, Chip } from "../../art/playing-cards/Card.tsx";
import type { Choices, Stake } from "./choices.ts";
import { chipsOf, type Draft, liftedOf } from "./draft.ts";
import { runsOf } from "./runs.ts";
import { type Card as CardNumber, nameOf, type Own, type Preview, type RingView, type Value } from "./state.ts";
import { handWords, stepsOf, wordsOf } from "./words.ts";

const Stepper = later(() => import("./Stepper.tsx"));

interface HandProps {
  view: RingView;
  own: Own;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  lift(card: CardNumber): void;
  count(chips: number): void;
}

const PLACES = 5;

export function Hand(props: HandProps) {
  const { view, own, choices, draft } = props;
  const { phase } = view.state;
  const stake = choices.auction ?? choices.offer;
  const taken = choices.swap.length > 0 ? draft.take : null;
  const then = own.previews.find(({ seat }) => seat !== null && seat === taken);
  const cards = typeof taken === "number" ? [...own.hand, then?.card ?? null] : own.hand;
  const chips = view.you === null ? null : (view.state.players[view.you]?.chips ?? null);
  return (
    <section class="tr-hand" aria-label="Your hand">
      <div class="tr-value">
        {choices.swap.length > 0 && <i>Now</i>}
        <h2 class="display">{handWords(own.value)}</h2>
        {stake?.chips ? (
          <Stepper
            chips={chipsOf(draft, stake, own)!}
            least={stake.chips.least}
            most={stake.chips.most}
            busy={props.busy}
            count={props.count}
          />
        ) : (
          chips !== null && (
            <span class="own num">
              <SeatMark seat={view.you!} size={18} />
              <span class="vh">You have </span>
              <Chip size={18} /> {chips}
              <span class="vh"> {chips === 1 ? "chip" : "chips"}</span>
            </span>
          )
        )}
      </div>
      <div class="tr-five" {...(stake ? { role: "group", "aria-label": "Choose a card" } : {})}>
        <span class="brk" style={{ gridColumn: `1 / span ${own.value.cards.length}` }} />
        {cards.map((card, place) => (
          <Place key={place} place={place}>
            {card === null || place >= own.hand.length ? (
              <Coming card={card} />
            ) : (
              <Held {...props} card={card} place={place} stake={stake} />
            )}
          </Place>
        ))}
        {Array.from({ length: PLACES - cards.length }, (_, n) => (
          <Place key={cards.length + n} place={cards.length + n}>
            <Gone words={phase === "choice" || phase === "offers" ? "on the ring" : ""} />
          </Place>
        ))}
        {then && <Then cards={cards} value={then.value} />}
      </div>
      {choices.swap.length > 0 && <Becomes then={then} taken={taken} />}
    </section>
  );
}

function Place({ place, children }: { place: number; children: ComponentChildren }) {
  return (
    <div class="place" style={{ gridColumn: place + 1 }}>
      {children}
    </div>
  );
}

interface HeldProps extends HandProps {
  card: CardNumber;
  place: number;
  stake: Stake | null;
}

function Held({ own, card, place, stake, draft, busy, lift, view }: HeldProps) {
  const counts = own.value.cards.includes(card);
  const drawn = own.drawn === card;
  const words = `${wordsOf(card)}${counts ? ", in your value hand" : ""}${drawn ? ", just drawn" : ""}`;
  if (!stake?.cards.includes(card)) {
    return (
      <span class={`held${drawn ? " drawn" : ""}`}>
        <Card name={nameOf(card)} words={words} />
      </span>
    );
  }
  const preview = own.previews.find((one) => one.card === card);
  const lifted = liftedOf(draft, stake, own) === card;
  return (
    <button
      type="button"
      class={`held${drawn ? " drawn" : ""}`}
      aria-pressed={lifted}
      aria-disabled={busy}
      aria-keyshortcuts={String(place + 1)}
      title={`Key ${place + 1}`}
      onClick={() => busy || lift(card)}
    >
      <Card name={nameOf(card)} words={words} />
      {preview && (
        <span class={`cap${stepsOf(preview.change) > 0 ? " more" : ""}`}>
          <span class="vh">{view.state.phase === "turn" ? ", without it: " : ", if it is taken: "}</span>
          {preview.value.type}
        </span>
      )}
    </button>
  );
}

/** The card that a swap would bring. */
function Coming({ card }: { card: CardNumber | null }) {
  return (
    <span class="coming">
      <Card
        name={card === null ? null : nameOf(card)}
        words={card === null ? "a card that you have not seen" : `${wordsOf(card)}, which would come here`}
      />
    </span>
  );
}

function Gone({ words }: { words: string }) {
  return (
    <span class="gone">
      <svg class="pc" viewBox="0 0 60 84" aria-hidden="true">
        <rect x="1.5" y="1.5" width="57" height="81" rx="7" />
      </svg>
      {words && <small>{words}</small>}
    </span>
  );
}

/** Marks below the cards that would make the value hand: one for each run of neighbours. */
function Then({ cards, value }: { cards: readonly (CardNumber | null)[]; value: Value }) {
  return (
    <>
      {runsOf(cards.map((card) => card !== null && value.cards.includes(card))).map(({ from, length }) => (
        <span key={from} class="brk then" style={{ gridColumn: `${from + 1} / span ${length}` }} />
      ))}
    </>
  );
}

const TRIANGLES: Record<number, string> = { 1: "▲", 2: "▲▲" };

function Becomes({ then, taken }: { then: Preview | undefined; taken: Draft["take"] }) {
  if (then) {
    return (
      <p class="tr-then" role="status">
        <i>Then</i> <b class="display">{handWords(then.value)}</b>{" "}
        <span aria-hidden="true">{TRIANGLES[stepsOf(then.change)] ?? ""}</span>
      </p>
    );
  }
  const words =
    taken === "mulligan" ? "A card from the deck comes in." : taken === null ? "" : "You see it once it is yours.";
  return (
    <p class="tr-then" role="status">
      {words && <i>Then</i>} {words}
    </p>
  );
}
