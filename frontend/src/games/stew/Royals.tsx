/** The royals with their names. */

import type { ComponentChildren } from "preact";
import { portraitOf } from "./art/signs.tsx";
import type { RoyalName } from "./state.ts";
import { tokens } from "./texts/en/cards.ts";

export const Royal = ({ royal }: { royal: RoyalName }) => (
  <>
    <i class="stew-niche" aria-hidden="true">
      <svg viewBox="0 0 64 72" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
        <use href={portraitOf(royal)} width="64" height="72" />
      </svg>
    </i>
    <b class="stew-name" aria-hidden="true">
      {tokens[royal]}
    </b>
  </>
);

interface RoyalsProps {
  royals: readonly RoyalName[];
  /** The highlighted royal. */
  pays?: RoyalName;
  /** Returns what is shown below a royal. */
  below?(royal: RoyalName): ComponentChildren;
}

/** Shows all royals in a row, above a scene. */
export const Royals = ({ royals, pays, below }: RoyalsProps) => (
  <div class="royals">
    {royals.map((royal) => (
      <div key={royal} class={royal === pays ? "pays" : ""}>
        <Royal royal={royal} />
        {below?.(royal)}
      </div>
    ))}
  </div>
);
