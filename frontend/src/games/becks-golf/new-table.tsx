/** What one may choose of Grandpa Beck's Golf: how many rounds. */

import { rounds as ROUNDS } from "#data/becks_golf/cards.json";
import { Stepper } from "../../ui/Stepper.tsx";
import { capital, plural } from "../../ui/words.ts";
import type { ChoicesProps, Options } from "../types.ts";
import { roundsOf } from "./wanted.ts";

export default function Choices({ options, change }: ChoicesProps) {
  const rounds = roundsOf(options, ROUNDS);
  return (
    <div>
      <Stepper
        legend="Rounds"
        value={rounds}
        least={ROUNDS.least}
        most={ROUNDS.most}
        words={capital(plural(rounds, "round"))}
        fewer="One round fewer"
        more="One round more"
        onChange={(next) => change({ rounds: next })}
      />
      <p class="note aside">The lowest total wins.</p>
    </div>
  );
}

export function wanted(options: Options): Options {
  return { rounds: roundsOf(options, ROUNDS) };
}
