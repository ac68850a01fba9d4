/** Decorative icons beside words. */

import { Art } from "../../../art/Art.tsx";
import type { Coin } from "../coins.ts";
import type { Ingredient, RoyalName, Token } from "../state.ts";

export const Ingredients = ({ icons }: { icons: readonly Ingredient[] }) => (
  <>
    {icons.map((icon, at) => (
      <svg key={at} class="stew-icon" viewBox="0 0 40 40" aria-hidden="true">
        <use href={`#stew-${icon}`} width="40" height="40" />
      </svg>
    ))}
  </>
);

export const CoinArt = ({ coin, size = 22 }: { coin: Coin; size?: number }) => (
  <svg class="stew-coin" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <use href={`#stew-p${coin}`} width="40" height="40" />
  </svg>
);

/** Returns the symbol of a royal's picture. */
export const portraitOf = (royal: RoyalName) => (royal === "princess" ? "#stew-r-princess" : `#royal-${royal}`);

const symbolOf = (token: Token) => (token === "mulligan" ? "token-mulligan" : `stew-t-${token}`);

/** Draws a token once for each one left, and an empty ring for each one that is out. */
export function TokenArt({ token, left = 1, out = 0 }: { token: Token; left?: number; out?: number }) {
  const name = symbolOf(token);
  return (
    <svg class="stew-token" viewBox={left + out > 1 ? "0 0 58 46" : "0 0 46 46"} aria-hidden="true">
      {out > 0 && <circle class="out" cx={left ? 35 : 23} cy="23" r="20" />}
      {out > 1 && <circle class="out" cx="35" cy="23" r="20" />}
      {left > 1 && <use href={`#${name}`} x="12" width="46" height="46" />}
      {left > 0 && <use href={`#${name}`} width="46" height="46" />}
    </svg>
  );
}

export const Dishwasher = () => <Art name="stew-dishwasher" size={22} class="stew-dishwasher" />;
