/** What one may choose of Grandpa Beck's Golf: how many rounds. */

import { Choice } from "../../ui/Choice.tsx";
import { plural } from "../../ui/words.ts";
import type { ChoicesProps } from "../types.ts";
import { ROUNDS, wanted } from "./wanted.ts";

export { wanted } from "./wanted.ts";

const ROUND_OPTIONS = ROUNDS.map((n) => ({ value: String(n), label: String(n), spoken: plural(n, "round") }));

export default function Choices({ options, change }: ChoicesProps) {
  return (
    <Choice
      legend="Rounds"
      name="many"
      options={ROUND_OPTIONS}
      value={String(wanted(options).rounds)}
      onChange={(rounds) => change({ rounds: Number(rounds) })}
    />
  );
}
