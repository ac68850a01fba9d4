/** The wager table: chips, offers to take, wagers that run, and an offer of one's own. */

import { useState } from "preact/hooks";
import type { Move, Schema } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { branches, type Properties, values } from "../legal.ts";
import { type Names, namesOf } from "../seats.ts";
import { golfersOf } from "./golfers.ts";
import "./sheets.css";
import type { MulliganState, MulliganView } from "./state.ts";
import * as say from "./texts/en/sheets.ts";

type Table = NonNullable<MulliganState["wagers"]>;
type Offer = Table["offers"][number];
type Wager = Table["wagers"][number];
type Bet = Offer["bet"];

interface WagersProps {
  view: MulliganView;
  busy: boolean;
  send(move: Move): void;
  onClose(): void;
}

export default function WagersSheet({ view, busy, send, onClose }: WagersProps) {
  const { chips, offers, wagers } = view.state.wagers!;
  const names = namesOf(view);
  const act = (move: Move) => () => busy || send(move);
  return (
    <Sheet title={say.WAGERS} onClose={onClose} name="mu-sheet">
      <ul class="mu-purse num" aria-label={say.CHIPS}>
        {chips.map((count, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={18} />
            {say.points(names(seat), count)}
          </li>
        ))}
      </ul>
      {offers.length > 0 && <h3>{say.OPEN_OFFERS}</h3>}
      <ul class="mu-wagers">
        {offers.map((offer) => (
          <OfferRow key={offer.offer} view={view} offer={offer} act={act} />
        ))}
      </ul>
      {wagers.length > 0 && <h3>{say.RUNNING}</h3>}
      <ul class="mu-wagers">
        {wagers.map((wager) => (
          <WagerRow key={wager.offer} view={view} wager={wager} act={act} />
        ))}
      </ul>
      <NewOffer view={view} names={names} busy={busy} send={send} />
      <p class="note">{say.NEVER_MONEY}</p>
    </Sheet>
  );
}

/** What is bet on, in words. */
function betWords(view: MulliganView, { by, to, bet }: Pick<Offer, "by" | "to" | "bet">): string {
  const names = namesOf(view);
  if (bet.about === "words") return bet.text;
  if (bet.about === "shot") return say.bets.shot(golfersOf(view, names)(bet.golfer), bet.finishes);
  return say.bets[bet.about](names(by), names(to));
}

const propertyOf = (legal: Schema | null, kind: string): Properties | undefined =>
  branches(legal).find((branch) => branch["kind"]?.["const"] === kind);

interface RowProps {
  view: MulliganView;
  act(move: Move): () => void;
}

function OfferRow({ view, offer, act }: RowProps & { offer: Offer }) {
  const names = namesOf(view);
  const { offer: number, by, to, stake } = offer;
  const may = (kind: string) => values(propertyOf(view.legal, kind)?.["offer"]).includes(number);
  const own = by === view.you && propertyOf(view.legal, "take-back");
  return (
    <li class="card">
      <p>{betWords(view, offer)}</p>
      <p class="note num">
        {say.toWhom(names(by), names(to))}, {say.stake(stake)}
      </p>
      <div class="mu-abouts">
        {may("accept") && (
          <button type="button" onClick={act({ kind: "accept", offer: number })}>
            {say.ACCEPT}
          </button>
        )}
        {may("decline") && (
          <button type="button" onClick={act({ kind: "decline", offer: number })}>
            {say.DECLINE}
          </button>
        )}
        {own && (
          <button type="button" onClick={act({ kind: "take-back" })}>
            {say.TAKE_BACK}
          </button>
        )}
      </div>
    </li>
  );
}

function WagerRow({ view, wager, act }: RowProps & { wager: Wager }) {
  const names = namesOf(view);
  const { offer: number, by, to, stake, said, settled, won } = wager;
  const verdicts = (propertyOf(view.legal, "verdict")?.["won"]?.["properties"] ?? {}) as Properties;
  const may = values(verdicts[number]) as number[];
  const told = [by, to].flatMap((seat, at) => (said[at] == null ? [] : [say.said(names(seat), names(said[at]))]));
  return (
    <li class="card">
      <p>{betWords(view, wager)}</p>
      <p class="note num">
        {say.toWhom(names(by), names(to))}, {say.stake(stake)}
        {settled && `; ${won === null ? say.BACK : say.won(names(won))}`}
      </p>
      {!settled && told.length > 0 && <p class="note">{told.join(". ")}</p>}
      {may.length > 0 && (
        <div class="mu-abouts">
          <span>{say.WHO_WON}</span>
          {may.map((seat) => (
            <button key={seat} type="button" onClick={act({ kind: "verdict", won: { [number]: seat } })}>
              {names(seat)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

interface NewProps {
  view: MulliganView;
  names: Names;
  busy: boolean;
  send(move: Move): void;
}

/** To whom, about what, for how much. */
function NewOffer({ view, names, busy, send }: NewProps) {
  const offer = propertyOf(view.legal, "offer");
  const stakes = (offer?.["stakes"]?.["properties"] ?? {}) as Properties;
  const others = Object.keys(stakes).map(Number);
  const abouts = aboutsOf(offer?.["bet"]);
  const [chosen, choose] = useState<number | null>(null);
  const [about, setAbout] = useState<Bet["about"]>("hole");
  const [golfer, aim] = useState(0);
  const [finishes, setFinishes] = useState(true);
  const [text, write] = useState("");
  const [wanted, setStake] = useState(10);
  if (!offer) return view.you === null ? null : <p class="note">{say.NONE_NOW}</p>;
  const to = others.includes(chosen ?? -1) ? chosen! : others[0]!;
  const most = Number(stakes[to]?.["maximum"]);
  const stake = Math.min(wanted, most);
  const kind = abouts.includes(about) ? about : abouts[0]!;
  const bet = {
    hole: { about: kind },
    total: { about: kind },
    shot: { about: kind, golfer, finishes },
    words: { about: kind, text },
  }[kind];
  const ready = !busy && (kind !== "words" || text.trim() !== "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send({ kind: "offer", stakes: { [to]: stake }, bet });
      }}
    >
      <h3>{say.OFFER}</h3>
      <Several
        legend={say.WITH}
        all={others.map((seat): [number, string] => [seat, names(seat)])}
        value={to}
        choose={(one) => choose(one)}
      />
      <Several
        legend={say.ABOUT}
        all={abouts.map((one): [Bet["about"], string] => [one, say.about[one]])}
        value={kind}
        choose={(one) => setAbout(one)}
      />
      {kind === "shot" && (
        <>
          <Several
            legend={say.about.shot}
            all={view.state.golfers.map((one): [number, string] => [one.golfer, golfersOf(view, names)(one.golfer)])}
            value={golfer}
            choose={(one) => aim(one)}
          />
          <Several
            legend={say.about.shot}
            all={[
              [true, say.FINISHES.yes],
              [false, say.FINISHES.no],
            ]}
            value={finishes}
            choose={(one) => setFinishes(one)}
          />
        </>
      )}
      {kind === "words" && (
        <input
          class="field"
          maxLength={140}
          value={text}
          aria-label={say.TEXT}
          placeholder={say.TEXT}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      <Stepper {...say.STAKE} value={stake} least={1} most={most} words={say.stake(stake)} onChange={setStake} />
      <button type="submit" class="side-action" disabled={!ready}>
        {say.SEND}
      </button>
    </form>
  );
}

/** What an offer may be about now. */
function aboutsOf(bet: Schema | undefined): Bet["about"][] {
  const all = (bet?.["oneOf"] as Schema[] | undefined) ?? [];
  return all.map((one) => (one["properties"] as Properties)["about"]?.["const"] as Bet["about"]);
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
