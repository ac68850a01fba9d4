/** The game in three steps, with a picture for each. */

import { CardArt } from "./art/CardArt.tsx";
import Pictures from "./art/Pictures.tsx";
import { CoinArt, TokenArt } from "./art/signs.tsx";
import { brothOf, faceOf } from "./cards.ts";
import { matches } from "./examples.json";

export { steps } from "./texts/en/how.ts";

const WANTED = faceOf(matches.order).icons;
/** Two cards and a token; an order and the matching ingredients; a pot and its payment. */
const PICTURES = [
  () => (
    <>
      <Cards wanted={null} />
      <svg x="28" y="56" width="44" height="44" aria-hidden="true">
        <TokenArt token="queen" />
      </svg>
    </>
  ),
  () => <Cards wanted={WANTED} />,
  () => (
    <>
      <use href="#stew-pot" x="12" y="0" width="76" height="90" style={{ color: brothOf(matches.order) }} />
      {([6, 3, 1] as const).map((coin, at) => (
        <svg key={coin} x={14 + at * 24} y="70" width="30" height="30" aria-hidden="true">
          <CoinArt coin={coin} size={30} />
        </svg>
      ))}
    </>
  ),
];

export function Picture({ step }: { step: number }) {
  const Shown = PICTURES[step]!;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Pictures />
      <Shown />
    </svg>
  );
}

function Cards({ wanted }: { wanted: typeof WANTED | null }) {
  return matches.cards.map((card, at) => (
    <svg key={card} x={5 + at * 47} y="6" width="43" height="79" aria-hidden="true">
      <CardArt card={card} wanted={wanted} />
    </svg>
  ));
}
