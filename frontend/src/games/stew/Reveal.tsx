/** A pot as it is paid out: what everybody has in it, one beside the other, and the coins that come of it. */

import { matches_a_penny } from "#data/stew/cards.json";
import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seats.ts";
import { CoinArt, Ingredients } from "./art/signs.tsx";
import { faceOf } from "./cards.ts";
import { coinsOf } from "./coins.ts";
import type { Paid, Reveal as Told } from "./reveal.ts";
import "./reveal.css";
import type { Ingredient, StewView } from "./state.ts";
import { tokens } from "./texts/en/cards.ts";
import * as say from "./texts/en/reveal.ts";

interface RevealProps {
  view: StewView;
  reveal: Told;
}

/** In place of the pots. */
export function RevealPicture({ view, reveal: { score, seats } }: RevealProps) {
  const { royal, order, tip } = score;
  const names = namesOf(view);
  const wanted = faceOf(order).icons;
  return (
    <div class="stew-reveal" key={royal}>
      <h2>{tokens[royal]}</h2>
      <p class="pays" aria-hidden="true">
        <span class="order">
          <Ingredients icons={wanted} />
        </span>
        <span>
          {say.TIP} <b class="num">{tip}</b>
        </span>
        {coinsOf(tip).map((coin, at) => (
          <CoinArt key={at} coin={coin} />
        ))}
      </p>
      <ol>
        {seats.map((paid, seat) => (
          <li key={seat} class={paid.takes ? "takes" : ""}>
            <span class="vh">{say.seat(names(seat), paid.matches, paid.earns, paid.money)}</span>
            <Column paid={paid} wanted={wanted} />
            <span class="plate" aria-hidden="true">
              <span>
                <SeatMark seat={seat} size={14} />
                <b class="named">{names(seat)}</b>
              </span>
              <span>
                <b class="num">{paid.money}</b> <small class="num">+{paid.earns}</small>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Coins, matches, and the ingredients that they are made of. */
function Column({ paid: { cards, matches, earns }, wanted }: { paid: Paid; wanted: readonly Ingredient[] }) {
  const icons = cards.flatMap((card) => faceOf(card).icons.filter((icon) => wanted.includes(icon)));
  return (
    <span class="column" aria-hidden="true">
      <span class="coins">
        {coinsOf(earns).map((coin, at) => (
          <CoinArt key={at} coin={coin} size={20} />
        ))}
      </span>
      <b class="num">{matches}</b>
      {icons.length > 0 && (
        <span class="stack">
          <Ingredients icons={icons} />
        </span>
      )}
    </span>
  );
}

/** In place of the hand: who takes the tip, and what comes of it. */
export function RevealWords({ view, reveal: { score } }: RevealProps) {
  const { royal, takers, share, left, back } = score;
  return (
    <div class="stew-told">
      <p>
        <b>{say.taken(royal, takers.map(namesOf(view)))}</b>
      </p>
      <p>{say.shared(takers.length, share, left, back)}</p>
      <p>{say.wages(matches_a_penny)}</p>
    </div>
  );
}
