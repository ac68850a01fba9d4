/** The player's hand: its type and chips, the value hand first, and the result of the chosen move. */

import { SeatMark } from "../../art/Art.tsx";
import { Card, Chip, Outline } from "../../art/playing-cards/Card.tsx";
import { later } from "../../ui/lazy.tsx";
import { keyed } from "../table/Actions.tsx";
import { handWords, stepsOf, wordsOf } from "./handWords.ts";
import type { Outlook } from "./moveOutlook.ts";
import { type Card as CardNumber, nameOf, type Own } from "./state.ts";
import * as text from "./texts/en/table.ts";
import { handType } from "./texts/en/words.ts";
import type { Play } from "./usePlay.ts";

const MoveStepper = later(() => import("../table/MoveStepper.tsx"));

export interface HandProps extends Play {
  seat: number;
  own: Own;
  /** Too little room for words below the cards: they are only read out. */
  short: boolean;
  outlook: Outlook;
}

const PLACES = 5;

/** Shows the hand's type, and the chips to bid. */
export function HandValue(props: HandProps) {
  const { own, choices, open } = props;
  return (
    <div class="tr-value">
      <h2 class="display">
        {choices.swap.length > 0 && <i>{text.NOW}</i>}
        <button type="button" title={text.HANDS} onClick={() => open("hands")}>
          {handWords(own.value)}
        </button>
      </h2>
      <Purse {...props} />
    </div>
  );
}

export function Hand(props: HandProps) {
  const { seat, own, words, stage, choices, draft, outlook } = props;
  const comes = choices.swap.length > 0 && typeof draft.take === "number";
  const out = stage.phase === "choice" || stage.phase === "offers";
  return (
    <section class="tr-hand" aria-label={text.HAND}>
      <div class="tr-five" {...(choices.stake ? { role: "group", "aria-label": text.CHOOSE } : {})}>
        <span class="brk" style={{ gridColumn: `1 / span ${own.value.cards.length}` }} />
        {Array.from({ length: comes ? own.hand.length : PLACES }, (_, place) => (
          <div key={place} class="place" style={{ gridColumn: place + 1 }}>
            {place < own.hand.length ? (
              <Held {...props} card={own.hand[place]!} place={place} />
            ) : (
              <Gone seat={seat} words={out ? text.ON_THE_RING : ""} />
            )}
          </div>
        ))}
        {words && comes && <words.SwapPreview hand={own.hand} preview={outlook.preview} />}
      </div>
    </section>
  );
}

/** Shows the chips that the player bids, or has. */
function Purse({ seat, stage, choices: { stake }, staked, busy, count }: HandProps) {
  const has = stage.chips[seat] ?? null;
  if (stake?.chips) {
    const chips = staked.chips!;
    const { most } = stake.chips;
    return (
      <MoveStepper {...stake.chips} value={chips} busy={busy} words={text.chipsOf(chips, most)} set={count}>
        <Chip /> <b>{chips}</b> {text.of(most)}
      </MoveStepper>
    );
  }
  return has === null ? null : (
    <span class="own num" role="img" aria-label={text.youHave(has)}>
      <SeatMark seat={seat} size={18} />
      <Chip size={18} /> {has}
    </span>
  );
}

interface HeldProps extends HandProps {
  card: CardNumber;
  place: number;
}

function Held({ own, card, place, choices: { stake }, staked, busy, short, lift }: HeldProps) {
  const drawn = own.drawn === card;
  const face = (
    <>
      <Card name={nameOf(card)} words={text.held(wordsOf(card), own.value.cards.includes(card), drawn)} />
      {drawn && (
        <i class="new" aria-hidden="true">
          {text.NEW}
        </i>
      )}
    </>
  );
  const spot = { class: "held", "data-spot": `held${card}` };
  if (!stake?.cards.includes(card)) return <span {...spot}>{face}</span>;
  const preview = own.previews.find((one) => one.card === card);
  return (
    <button
      type="button"
      {...spot}
      aria-pressed={staked.card === card}
      aria-disabled={busy}
      {...keyed(String(place + 1))}
      onClick={() => busy || lift(card)}
    >
      {face}
      {preview && (
        <span class={short ? "vh" : `cap${stepsOf(preview.change) > 0 ? " more" : ""}`}>
          <span class="vh">{stake.kind === "auction" ? text.WITHOUT : text.IF_TAKEN}</span>
          {handType(preview.value.type)}
        </span>
      )}
    </button>
  );
}

function Gone({ seat, words }: { seat: number; words: string }) {
  return (
    <span class="gone" data-spot={`hand${seat}`}>
      <Outline />
      {words && <small>{words}</small>}
    </span>
  );
}
