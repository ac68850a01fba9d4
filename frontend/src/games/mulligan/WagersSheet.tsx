/** The wagers: chips, offers, running wagers, and a new offer. */

import type { Move } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { kindsOf, values } from "../legalMoves.ts";
import { namesOf } from "../seatNames.ts";
import { NewWager } from "./NewWager.tsx";
import { betWords, winnersOf } from "./wagers.ts";
import "./sheets.css";
import type { MulliganState, MulliganView } from "./state.ts";
import * as say from "./texts/en/sheets.ts";

type Table = NonNullable<MulliganState["wagers"]>;
type Offer = Table["offers"][number];
type Wager = Table["wagers"][number];

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
    <Sheet title={say.BETS} onClose={onClose} name="mu-sheet">
      <ul class="mu-purse num" aria-label={say.CHIPS}>
        {chips.map((count, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={18} />
            {say.chipsOf(names(seat), count)}
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
      <NewWager view={view} busy={busy} send={send} />
      <p class="note">{say.NEVER_MONEY}</p>
    </Sheet>
  );
}

interface RowProps {
  view: MulliganView;
  act(move: Move): () => void;
}

function OfferRow({ view, offer, act }: RowProps & { offer: Offer }) {
  const names = namesOf(view);
  const { offer: number, by, to, stake } = offer;
  const may = (kind: string) => values(kindsOf(view.legal).get(kind)?.["offer"]).includes(number);
  const own = by === view.you && kindsOf(view.legal).has("take-back");
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
            {say.WITHDRAW}
          </button>
        )}
      </div>
    </li>
  );
}

function WagerRow({ view, wager, act }: RowProps & { wager: Wager }) {
  const names = namesOf(view);
  const { offer: number, by, to, stake, said, settled, won } = wager;
  const may = winnersOf(view, number);
  const verdicts = [by, to].flatMap((seat, at) => (said[at] == null ? [] : [say.said(names(seat), names(said[at]))]));
  return (
    <li class="card">
      <p>{betWords(view, wager)}</p>
      <p class="note num">
        {say.toWhom(names(by), names(to))}, {say.stake(stake)}
        {settled && `; ${won === null ? say.BACK : say.won(names(won))}`}
      </p>
      {!settled && verdicts.length > 0 && <p class="note">{verdicts.join(". ")}</p>}
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
