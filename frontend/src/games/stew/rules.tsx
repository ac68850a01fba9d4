/** The game in a minute. All figures come from the engine's data, and the engine's tests compute the examples. */

import data from "#data/stew/cards.json";
import { BoldWords } from "../../ui/BoldWords.tsx";
import { later } from "../../ui/lazy.tsx";
import { RulesSection } from "../RulesSection.tsx";
import { firstTable } from "../table/FirstTableOffer.tsx";
import { CardArt } from "./art/CardArt.tsx";
import { CoinArt, portraitOf } from "./art/signs.tsx";
import { faceOf } from "./cards.ts";
import { coinsOf } from "./coins.ts";
import { packOf } from "./deckByKind.ts";
import examples from "./examples.json";
import "./rules.css";
import type { Ingredient, RoyalName, Specialty } from "./state.ts";
import { specialties, tokens } from "./texts/en/cards.ts";
import * as first from "./texts/en/first-table.ts";
import * as say from "./texts/en/rules.ts";

const Pictures = later(() => import("./art/Pictures.tsx"));
const FirstTable = firstTable(first, () => import("./FirstTable.tsx"));

const PACK = packOf(data.cards);
const ALL = PACK.reduce((sum, { count }) => sum + count, 0);

export default function Rules() {
  return (
    <>
      <Pictures />
      <FirstTable />
      <RulesSection {...say.GAME(data)} />
      <RulesSection title={say.PACK} words={say.packWords(ALL, data.ingredients as Ingredient[])}>
        <Pack />
      </RulesSection>
      <RulesSection {...say.ORDERS(data)}>
        <Royals />
      </RulesSection>
      <RulesSection {...say.START(data)} />
      <RulesSection {...say.TURN(data)} />
      <RulesSection {...say.MATCHES}>
        <Matched />
      </RulesSection>
      <RulesSection {...say.MULLIGAN} />
      <RulesSection {...say.TIPS(data)} />
      <p class="stew-example">
        <CoinArt coin={6} />
        <CoinArt coin={3} /> {say.paid(examples.paid)}
      </p>
      <RulesSection {...say.END(data)} />
      <RulesSection {...say.SPECIALTIES(data)}>
        <Specialties />
      </RulesSection>
      <RulesSection title={say.CLOCK} words={say.CLOCK_TEXT} />
      <p class="note ours">{say.OURS}</p>
    </>
  );
}

function Pack() {
  return (
    <ul class="stew-pack">
      {PACK.map((heap) => (
        <li key={heap.kind}>
          <span class="stew-cards" aria-hidden="true">
            {heap.shown.map((card) => (
              <CardArt key={card} card={card} />
            ))}
          </span>
          <p>
            <BoldWords text={say.pile(heap)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Shows each royal with the tip in its pot before any order. */
function Royals() {
  return (
    <p class="stew-royals" aria-hidden="true">
      {(data.royals as { name: RoyalName; tip: number }[]).map(({ name, tip }) => (
        <span key={name}>
          <svg viewBox="0 0 64 72" aria-hidden="true">
            <use href={portraitOf(name)} width="64" height="72" />
          </svg>
          <b>{tokens[name]}</b>
          <span>
            {coinsOf(tip).map((coin, at) => (
              <CoinArt key={at} coin={coin} />
            ))}
          </span>
        </span>
      ))}
    </p>
  );
}

/** Shows an order, cards for it, and their matches. */
function Matched() {
  const { order, cards, count } = examples.matches;
  return (
    <figure class="stew-matched">
      <div class="stew-cards" aria-hidden="true">
        <span>
          <small>{say.ORDER}</small>
          <CardArt card={order} />
        </span>
        <span>
          <small>{say.YOURS}</small>
          {cards.map((card) => (
            <CardArt key={card} card={card} wanted={faceOf(order).icons} />
          ))}
        </span>
      </div>
      <figcaption>{say.matched(count)}</figcaption>
    </figure>
  );
}

function Specialties() {
  return (
    <dl class="stew-specialties">
      {(Object.keys(specialties) as Specialty[]).map((one) => (
        <div key={one}>
          <dt>{specialties[one]}</dt>
          <dd>{say.specialty(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
