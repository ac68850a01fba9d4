import { Stepper } from "../../ui/Stepper.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { ChoicesProps, Options } from "../types.ts";
import * as say from "./texts/en/definition.ts";

export default function Choices({ options, change }: ChoicesProps) {
  const { rounds, open_hands } = wanted(options);
  const set = (rounds: number) => change({ ...options, rounds });
  const open = (open_hands: boolean) => change({ ...options, open_hands });
  return (
    <>
      <Stepper {...say.ROUNDS} value={rounds} least={1} most={6} words={say.rounds(rounds)} onChange={set} />
      <Switch {...say.OPEN} on={open_hands} disabled={rounds === 1} onChange={open} />
    </>
  );
}

/** Valid options for the engine, whatever is stored on this phone. */
export function wanted({ rounds, open_hands }: Options) {
  const many = Number.isInteger(rounds) ? Math.max(1, Math.min(6, Number(rounds))) : 3;
  return { rounds: many, open_hands: open_hands === true && many > 1 };
}
