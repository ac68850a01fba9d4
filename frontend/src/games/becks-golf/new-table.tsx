/** Options of Grandpa Beck's Golf: the number of rounds. */

import { rounds as ROUNDS } from "#data/becks_golf/cards.json";
import { Stepper } from "../../ui/Stepper.tsx";
import type { ChoicesProps, Options } from "../types.ts";
import { roundsOf } from "./options.ts";
import { FEWER, ROUNDS as LEGEND, MORE, NOTE, roundsWords } from "./texts/en/definition.ts";

export default function Choices({ options, change }: ChoicesProps) {
  const rounds = roundsOf(options, ROUNDS);
  return (
    <div>
      <Stepper
        legend={LEGEND}
        value={rounds}
        least={ROUNDS.least}
        most={ROUNDS.most}
        words={roundsWords(rounds)}
        fewer={FEWER}
        more={MORE}
        onChange={(next) => change({ rounds: next })}
      />
      <p class="note aside">{NOTE}</p>
    </div>
  );
}

export function wanted(options: Options): Options {
  return { rounds: roundsOf(options, ROUNDS) };
}
