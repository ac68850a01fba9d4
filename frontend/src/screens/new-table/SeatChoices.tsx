import { Art, SeatMark } from "../../art/Art.tsx";
import { later, lazy } from "../../ui/lazy.tsx";
import "../../art/icons.ts";
import * as texts from "../../texts/en/new-table.ts";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { capital, LEVEL_NAMES } from "../../ui/namesAndScores.ts";
import { isFellow, LEVELS, type Taker } from "./tablePlan.ts";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));
/** Loaded only for players who have played before. */
const PlayedWith = lazy(
  () => import("./PlayedWith.tsx"),
  () => null,
);

interface SeatChoicesProps {
  name: string;
  onName(name: string): void;
  others: Taker[];
  /** So many others at least and at most. */
  least: number;
  most: number;
  onOthers(others: Taker[]): void;
  /** The chair that is chosen. */
  picked: number;
  onPick(seat: number): void;
  /** The name is missing or refused. */
  nameless: boolean;
}

/** Chairs per row, as in the style sheet. */
const A_ROW = 4;

function takerName(taker: Taker): string {
  if (isFellow(taker)) return taker.name;
  return taker === "link" ? texts.LINK : LEVEL_NAMES[taker];
}

function takerWords(taker: Taker): string {
  if (isFellow(taker)) return texts.keptFor(taker.name);
  return taker === "link" ? texts.BY_LINK : texts.bot(takerName(taker), texts.BOTS[taker]);
}

/** The seats, and choices for the selected one. */
export function SeatChoices({
  name,
  onName,
  others,
  least,
  most,
  onOthers,
  picked,
  onPick,
  nameless,
}: SeatChoicesProps) {
  const chosen = Math.min(picked, others.length);
  const change = (seat: number, taker: Taker | "nobody") => {
    const next = [...others];
    if (taker === "nobody") next.splice(seat - 1, 1);
    else next[seat - 1] = taker;
    onOthers(next);
    if (taker === "nobody") onPick(Math.max(0, seat - 1));
  };
  const add = () => {
    onOthers([...others, "link"]);
    onPick(others.length + 1);
  };
  const chairs = [
    <Chair key={0} seat={0} chosen={chosen === 0} spoken={texts.yourSeat(name)} onPick={() => onPick(0)}>
      {name || texts.YOU}
    </Chair>,
    ...others.map((taker, n) => (
      <Chair
        key={n + 1}
        seat={n + 1}
        chosen={chosen === n + 1}
        spoken={texts.seat(n + 2, takerWords(taker))}
        onPick={() => onPick(n + 1)}
      >
        <Art name={taker === "link" ? "icon-link" : isFellow(taker) ? "icon-ticket" : "icon-bot"} size={16} />
        {takerName(taker)}
      </Chair>
    )),
  ];
  if (others.length < most) chairs.push(<AddChair key="add" seats={chairs.length} onAdd={add} />);
  const tray = (
    <div key="tray" class="tray" style={{ "--chair": chosen % A_ROW }}>
      {chosen === 0 ? (
        <NameField name={name} onName={onName} wrong={nameless} />
      ) : (
        <TakerChoice
          seat={chosen}
          taker={others[chosen - 1]!}
          invited={others.filter(isFellow).map(({ player }) => player)}
          free={others.length > least}
          onChange={(taker) => change(chosen, taker)}
        />
      )}
    </div>
  );
  // Below the row of the chair that it belongs to.
  chairs.splice(A_ROW * (Math.floor(chosen / A_ROW) + 1), 0, tray);
  return (
    <fieldset class="seating">
      <legend class="vh">{texts.SEATS}</legend>
      <div class="chairs">{chairs}</div>
    </fieldset>
  );
}

function AddChair({ seats, onAdd }: { seats: number; onAdd(): void }) {
  return (
    <button type="button" class="chair free" onClick={onAdd} aria-label={texts.addSeat(seats + 1)}>
      <Art name="icon-plus" />
      <b>{texts.ADD}</b>
    </button>
  );
}

interface ChairProps {
  seat: number;
  chosen: boolean;
  spoken: string;
  onPick(): void;
  children: preact.ComponentChildren;
}

function Chair({ seat, chosen, spoken, onPick, children }: ChairProps) {
  return (
    <button
      type="button"
      class={`chair${chosen ? " on" : ""}`}
      aria-pressed={chosen}
      aria-label={spoken}
      onClick={onPick}
    >
      <SeatMark seat={seat} size={26} />
      <b>{children}</b>
    </button>
  );
}

function NameField({ name, onName, wrong }: { name: string; onName(name: string): void; wrong: boolean }) {
  return (
    <>
      <label class="label" for="my-name">
        {texts.YOUR_NAME}
      </label>
      <input
        id="my-name"
        class="field"
        value={name}
        autocomplete="given-name"
        enterkeyhint="done"
        aria-invalid={wrong}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      {name.length >= 24 && <NameLimit name={name} />}
    </>
  );
}

/** None of these if the seat is reserved. */
type Usual = Exclude<Taker, object> | "nobody" | "again";

const TAKERS: Option<Usual>[] = [
  {
    value: "link",
    spoken: capital(texts.BY_LINK),
    label: <Stacked picture={<Art name="icon-link" size={20} />} word={texts.LINK} />,
  },
  ...LEVELS.map((level, n) => ({
    value: level,
    spoken: takerWords(level),
    label: <Stacked picture={<Pips count={n + 1} />} word={LEVEL_NAMES[level]} below={texts.BOT} />,
  })),
  {
    value: "nobody",
    spoken: texts.NO_ONE,
    label: <Stacked picture={<Art name="icon-none" size={20} />} word={texts.NO_ONE} />,
  },
];

interface TakerChoiceProps {
  seat: number;
  taker: Taker;
  /** The players for whom seats are kept. */
  invited: string[];
  /** Whether nobody may take it. */
  free: boolean;
  onChange(taker: Taker | "nobody"): void;
}

function TakerChoice({ seat, taker, invited, free, onChange }: TakerChoiceProps) {
  return (
    <>
      <Choice
        name="takers"
        look="hidden"
        legend={texts.whoTakes(seat + 1)}
        options={free ? TAKERS : TAKERS.filter(({ value }) => value !== "nobody")}
        value={isFellow(taker) ? "again" : taker}
        onChange={(next) => next !== "again" && onChange(next)}
      />
      {!isFellow(taker) && taker !== "link" && <p class="note">{capital(texts.BOTS[taker])}.</p>}
      <PlayedWith taker={taker} invited={invited} onPick={onChange} />
    </>
  );
}

interface StackedProps {
  picture: preact.ComponentChildren;
  word: string;
  below?: string;
}

function Stacked({ picture, word, below }: StackedProps) {
  return (
    <span class="stacked">
      {picture}
      {word}
      {below && <small>{below}</small>}
    </span>
  );
}

function Pips({ count }: { count: number }) {
  return (
    <span class="pips">
      {LEVELS.map((level, n) => (
        <i key={level} class={n < count ? "" : "o"} />
      ))}
    </span>
  );
}
