import type { Bank, Off } from "../../api/types.ts";
import * as texts from "../../texts/en/clock-options.ts";
import { Choice } from "../../ui/Choice.tsx";
import { clockWords } from "../../ui/dates.ts";
import { paceNote } from "../../ui/paceWords.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { Switch } from "../../ui/Switch.tsx";
import ConfirmHours from "../me/ConfirmHours.tsx";
import { type Plan, switchOff } from "./tablePlan.ts";

export { saveShownHours } from "../me/ConfirmHours.tsx";

interface ClockOptionsProps {
  plan: Plan;
  change(some: Partial<Plan>): void;
  /** Whether the sheet is open. */
  open: boolean;
  onClose(): void;
}

/** Clock options of a new table beyond the hours per move, as a summary and a sheet. */
export default function ClockOptions({ plan, change, open, onClose }: ClockOptionsProps) {
  const { bank = null, off = [] } = plan.pace;
  const words = [bank ? texts.bank(clockWords(bank.hours)) : "", paceNote(bank, off)].filter(Boolean).join(" ");
  return (
    <>
      {words && <p class="note">{words}</p>}
      {!plan.watching && <p class="note">{texts.NOT_WATCHED}</p>}
      {off.length > 0 && <ConfirmHours off={off} />}
      {open && (
        <Sheet title={texts.TITLE} onClose={onClose}>
          <Chosen plan={plan} change={change} />
        </Sheet>
      )}
    </>
  );
}

/** Time banks, with the time each move gives back, in the order of the catalogue. */
const BANKS: Record<string, Bank> = {
  "24": { hours: 24, back: 1 },
  "72": { hours: 72, back: 2 },
  "168": { hours: 168, back: 4 },
};
/** The clock chosen when switching from one kind to the other. */
const USUAL = { clock: "72", bank: "72" };

type By = "move" | "bank";

const BY: { value: By; label: string }[] = [
  { value: "move", label: texts.EACH_MOVE },
  { value: "bank", label: texts.BANK },
];
const BANK_OPTIONS = Object.entries(texts.BANKS).map(([value, words]) => ({ value, ...words }));

function Chosen({ plan, change }: Pick<ClockOptionsProps, "plan" | "change">) {
  const { bank, ...rest } = plan.pace;
  const fill = (id: string) => change({ clock: "bank", pace: { ...rest, bank: BANKS[id]! } });
  const each = () => change({ clock: USUAL.clock, pace: rest });
  return (
    <>
      <Choice<By>
        look="hidden"
        legend={texts.CLOCKS_GO_BY}
        options={BY}
        value={bank ? "bank" : "move"}
        onChange={(by) => (by === "bank" ? fill(USUAL.bank) : each())}
      />
      {bank && (
        <Choice
          look="hidden"
          legend={texts.BANK_LEGEND}
          options={BANK_OPTIONS}
          value={String(bank.hours)}
          onChange={fill}
        />
      )}
      <p class="note">{bank ? texts.bankMore(clockWords(bank.hours), clockWords(bank.back)) : texts.EACH_MOVE_MORE}</p>
      <div class="switches">
        <OffSwitch part="nights" label={texts.NIGHTS} words={texts.NIGHTS_MORE} plan={plan} change={change} />
        <OffSwitch part="weekends" label={texts.WEEKENDS} words={texts.WEEKENDS_MORE} plan={plan} change={change} />
        <Switch
          on={plan.watching}
          label={texts.WATCHING}
          words={plan.watching ? texts.WATCHED : texts.NOT_WATCHED}
          onChange={(watching) => change({ watching })}
        />
      </div>
    </>
  );
}

interface OffSwitchProps extends Pick<ClockOptionsProps, "plan" | "change"> {
  part: Off;
  label: string;
  words: string;
}

function OffSwitch({ part, label, words, plan, change }: OffSwitchProps) {
  const timeless = plan.clock === "none";
  return (
    <Switch
      on={plan.pace.off?.includes(part) ?? false}
      disabled={timeless}
      label={label}
      words={timeless ? texts.NO_CLOCK : words}
      onChange={(on) => change({ pace: switchOff(plan.pace, part, on) })}
    />
  );
}
