/** The form for a new wager: with whom, about what, for how much. */

import { useState } from "preact/hooks";
import type { Move } from "../../api/types.ts";
import { Stepper } from "../../ui/Stepper.tsx";
import { namesOf } from "../seatNames.ts";
import { golfersOf } from "./golfers.ts";
import type { MulliganView } from "./state.ts";
import * as say from "./texts/en/sheets.ts";
import { type About, FIRST, fitted, isBot, isWhole, offerableOf, offerOf, termsWords, type Wanted } from "./wagers.ts";

interface NewWagerProps {
  view: MulliganView;
  busy: boolean;
  send(move: Move): void;
}

export function NewWager({ view, busy, send }: NewWagerProps) {
  const [wanted, want] = useState(FIRST);
  const can = offerableOf(view);
  if (!can) return view.you === null ? null : <p class="note">{isAmongBots(view) ? say.BOTS_ONLY : say.NONE_NOW}</p>;
  const offer = fitted(wanted, can);
  const set = (more: Partial<Wanted>) => want(fitted({ ...offer, ...more }, can));
  const ready = !busy && isWhole(offer);
  const names = namesOf(view);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send(offerOf(offer));
      }}
    >
      <h3>{say.OFFER}</h3>
      <Several
        legend={say.WITH}
        all={[...can.most.keys()].map((seat): [number, string] => [seat, names(seat)])}
        value={offer.to}
        choose={(to) => set({ to })}
      />
      <Several
        legend={say.ABOUT}
        all={can.abouts(offer.to).map((one): [About, string] => [one, say.about[one]])}
        value={offer.about}
        choose={(about) => set({ about })}
      />
      {offer.about === "shot" && <OnShot view={view} offer={offer} set={set} />}
      {offer.about === "words" && <InWords offer={offer} set={set} />}
      <Stepper
        {...say.STAKE}
        value={offer.stake}
        least={1}
        most={can.most.get(offer.to)!}
        words={say.stake(offer.stake)}
        onChange={(stake) => set({ stake })}
      />
      <p class="num" aria-live="polite">
        {termsWords(view, offer)}
      </p>
      <button type="submit" class="side-action" disabled={!ready}>
        {say.SEND}
      </button>
    </form>
  );
}

const isAmongBots = ({ seats, you }: MulliganView) => seats.every((one) => one.seat === you || isBot(one));

interface PartProps {
  offer: Wanted;
  set(more: Partial<Wanted>): void;
}

function OnShot({ view, offer, set }: PartProps & { view: MulliganView }) {
  const names = golfersOf(view, namesOf(view));
  return (
    <>
      <Several
        legend={say.WHOSE}
        all={view.state.golfers.map(({ golfer }): [number, string] => [golfer, names(golfer)])}
        value={offer.golfer}
        choose={(golfer) => set({ golfer })}
      />
      <Several
        legend={say.FINISHES.legend}
        all={[
          [true, say.FINISHES.yes],
          [false, say.FINISHES.no],
        ]}
        value={offer.finishes}
        choose={(finishes) => set({ finishes })}
      />
    </>
  );
}

function InWords({ offer, set }: PartProps) {
  return (
    <input
      class="field"
      value={offer.text}
      aria-label={say.TEXT}
      placeholder={say.TEXT}
      onInput={({ currentTarget }) => set({ text: currentTarget.value })}
    />
  );
}

interface SeveralProps<T> {
  legend: string;
  all: [value: T, label: string][];
  value: T;
  choose(value: T): void;
}

function Several<T>({ legend, all, value, choose }: SeveralProps<T>) {
  return (
    <fieldset>
      <legend class="vh">{legend}</legend>
      <div class="mu-abouts">
        {all.map(([one, label]) => (
          <button key={String(one)} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
