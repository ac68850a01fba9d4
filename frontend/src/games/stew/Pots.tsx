/** The royals and their pots: current and next order, everyone's matches, and the tip. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seatNames.ts";
import { CoinArt, Ingredients } from "./art/signs.tsx";
import { brothOf, cardWords, faceOf } from "./cards.ts";
import { coinsOf } from "./coins.ts";
import { Royal } from "./Royals.tsx";
import type { RoyalName, StewView } from "./state.ts";
import { royalsOf } from "./state.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

interface PotsProps {
  view: StewView;
  play: Play;
}

export function Pots({ view, play: { draft, matches } }: PotsProps) {
  const { reach } = view.state;
  const token = draft?.token;
  const wouldBe = (royal: RoyalName) => {
    // A mulligan takes the player's own cards out of the pots.
    if (token === "mulligan") return reach === "round" ? 0 : null;
    return royal === token ? matches : null;
  };
  return (
    <ol class="stew-pots">
      {royalsOf(view.state).map((royal) => (
        <Pot key={royal} view={view} royal={royal} would={wouldBe(royal)} picked={royal === token} />
      ))}
    </ol>
  );
}

interface PotProps {
  view: StewView;
  royal: RoyalName;
  /** The player's matches with the current draft. */
  would: number | null;
  picked: boolean;
}

function Pot({ view, royal, would, picked }: PotProps) {
  const { order, next, tip } = view.state.royals[royal]!;
  return (
    <li class={picked ? "picked" : ""}>
      <span class="vh">{wordsOf(view, royal, would)}</span>
      <Royal royal={royal} />
      <span class="order" aria-hidden="true">
        {order !== null && <Ingredients icons={faceOf(order).icons} />}
      </span>
      <span class="next" aria-hidden="true">
        {next !== null && (
          <>
            {say.NEXT} <Ingredients icons={faceOf(next).icons} />
          </>
        )}
      </span>
      <span class="pot" aria-hidden="true" style={{ color: brothOf(order) }}>
        <svg viewBox="0 -22 104 124" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
          <use href="#stew-pot" y="-22" width="104" height="124" />
        </svg>
        <Pills view={view} royal={royal} would={would} />
      </span>
      <span class="tip" aria-hidden="true">
        {order !== null && <b class="num">{tip}</b>}
        {coinsOf(tip).map((coin, at) => (
          <CoinArt key={at} coin={coin} />
        ))}
      </span>
    </li>
  );
}

/** Shows everyone's matches in the pot; the player's own as they would be. */
function Pills({ view: { state, you }, royal, would }: Omit<PotProps, "picked">) {
  return (
    <span class="pills">
      {state.players.map(({ seat, matches }) => {
        const own = seat === you && would !== null;
        const lies = matches[royal] ?? 0;
        const count = (own && would) || lies;
        if (!count) return null;
        const goes = own && would < lies;
        return (
          <span key={seat} class={goes ? "pill goes" : own ? "pill would" : "pill"}>
            <SeatMark seat={seat} size={15} />
            <b class="num">{count}</b>
          </span>
        );
      })}
    </span>
  );
}

function wordsOf(view: StewView, royal: RoyalName, would: number | null): string {
  const { state, you } = view;
  const { order, next, tip } = state.royals[royal]!;
  const names = namesOf(view);
  const lies = state.players.map(({ seat, matches }) => ({ who: names(seat), count: matches[royal] ?? 0 }));
  return say.potWords({
    royal,
    order: order === null ? null : cardWords(order),
    next: next === null ? null : cardWords(next),
    tip,
    lies: lies.filter(({ count }) => count > 0),
    would: you === null ? null : would,
  });
}
