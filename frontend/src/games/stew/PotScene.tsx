/** A pot being paid out: each seat's ingredients and coins. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { namesOf } from "../seatNames.ts";
import { fly } from "../table/fly.ts";
import { CoinArt, Ingredients } from "./art/signs.tsx";
import { brothOf, faceOf } from "./cards.ts";
import { coinPicture, flightsOf } from "./coinFlights.ts";
import { coinsOf } from "./coins.ts";
import { Plate } from "./Plate.tsx";
import { Royals } from "./Royals.tsx";
import type { Paid, Pot } from "./revealScenes.ts";
import { type Ingredient, royalsOf, type StewView } from "./state.ts";
import { tokens } from "./texts/en/cards.ts";
import * as say from "./texts/en/reveal.ts";

export function PotScene({ view, scene }: { view: StewView; scene: Pot }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => fly(root.current, flightsOf(scene.seats), coinPicture), []);
  const { score, seats } = scene;
  const names = namesOf(view);
  const wanted = faceOf(score.order).icons;
  return (
    <div class="stew-reveal" ref={root}>
      <h2 class="vh">{tokens[score.royal]}</h2>
      <Royals royals={royalsOf(view.state)} pays={score.royal} />
      <Hearth scene={scene} wanted={wanted} />
      <ol>
        {seats.map((paid, seat) => (
          <li key={seat} class={paid.takes ? "takes" : ""}>
            <span class="vh">{say.seat(names(seat), paid.matches, paid.earns, paid.money)}</span>
            <Column seat={seat} paid={paid} wanted={wanted} />
            <Plate seat={seat} name={names(seat)}>
              <b class="num">{paid.money}</b> <small class="num">+{paid.earns}</small>
            </Plate>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the sources of the coins: the tip in the pot, and the wages. */
function Hearth({ scene: { score }, wanted }: { scene: Pot; wanted: readonly Ingredient[] }) {
  return (
    <div class="hearth" aria-hidden="true">
      <span class="order">
        <Ingredients icons={wanted} />
      </span>
      <span class="pot" style={{ color: brothOf(score.order) }}>
        <svg viewBox="0 0 104 102" aria-hidden="true">
          <use href="#stew-pot" y="-22" width="104" height="124" />
        </svg>
        <span class="pill">
          {say.TIP} <b class="num">{score.tip}</b>
        </span>
        <i data-spot="tip" />
      </span>
      <span class="purse">
        <svg viewBox="0 0 46 66" aria-hidden="true">
          <use href="#stew-purse" width="46" height="66" />
        </svg>
        {say.WAGES}
        <i data-spot="wages" />
      </span>
    </div>
  );
}

interface ColumnProps {
  seat: number;
  paid: Paid;
  wanted: readonly Ingredient[];
}

/** Shows a seat's coins, its matches, and their ingredients. */
function Column({ seat, paid: { cards, matches, earns }, wanted }: ColumnProps) {
  const icons = cards.flatMap((card) => faceOf(card).icons.filter((icon) => wanted.includes(icon)));
  return (
    <span class="column" aria-hidden="true">
      <span class="coins">
        {coinsOf(earns).map((coin, at) => (
          <span key={at} data-spot={`coin-${seat}-${at}`}>
            <CoinArt coin={coin} size={20} />
          </span>
        ))}
      </span>
      <b class="num">{matches}</b>
      {icons.length > 0 && (
        <span class={icons.length > 4 ? "stack many" : "stack"}>
          <Ingredients icons={icons} />
        </span>
      )}
    </span>
  );
}
