/** What one may do: two choices, and the main action below them, always in the same place. All of it comes from `view.legal`. */

import type { ComponentChildren } from "preact";
import { later } from "../../app/lazy.tsx";
import { TinyDie } from "../../art/dice/Die.tsx";
import { capital, numberWord } from "../../ui/words.ts";
import { namesOf } from "../seats.ts";
import type { Choices } from "./choices.ts";
import type { GolfView } from "./stage.ts";
import type { Die, GolfPlayer, Play, RolledDie } from "./state.ts";
import { waitWords } from "./status.ts";
import { CLUBS } from "./words.ts";

/** Seldom needed, so it comes when it is. */
const PassStymie = later(() => import("./PassStymie.tsx"));

/** What is being chosen on the page, before it is sent. */
export interface Draft {
  picked: Die | null;
  target: number | null;
}

export interface Acts {
  roll(): void;
  keep(): void;
  holeMulligan(): void;
  shotMulligan(die: Die): void;
  pass(to: number): void;
  /** Lifts a die, or puts it back (null). */
  pick(die: Die | null): void;
  aim(seat: number): void;
  /** Looks at one's own hole again. */
  comeBack(): void;
}

export interface ActionsProps {
  view: GolfView;
  choices: Choices;
  draft: Draft;
  acts: Acts;
  busy: boolean;
  /** One's own hole in hand. */
  play: Play | null;
  /** The dice of the hole, for the picture of a Hole Mulligan. */
  colours: readonly Die[];
  /** Looking at somebody else, whose dice these are. */
  away: boolean;
  /** The next hole's number, where a finished one is still shown. */
  next: number | null;
}

/** The choices, and the main action; that one stays the same button whatever it says, so that the focus stays on it. */
export function Actions(props: ActionsProps) {
  const { view, busy, choices } = props;
  const main = mainOf(props);
  const player = view.you === null ? undefined : view.state.players[view.you];
  const playing = player && view.status === "playing" && (player.at !== null || choices.passTo.length > 0);
  return (
    <>
      {playing && <Sides {...props} player={player} />}
      {main || playing ? <Main main={main} busy={busy} view={view} /> : <Waiting view={view} />}
    </>
  );
}

interface MainAction {
  label: string;
  key?: string;
  act?: () => void;
}

/** The main action of the moment; null while others play. */
function mainOf(props: ActionsProps): MainAction | null {
  const { view, choices, draft, acts, play, next } = props;
  const { picked, target } = draft;
  if (choices.passTo.length) {
    if (target === null) return { label: "Choose a player" };
    return { label: `Stymie ${namesOf(view)(target)}`, act: () => acts.pass(target) };
  }
  if (choices.keep && picked) {
    return { label: `Roll the ${CLUBS[picked]} again`, key: "R", act: () => acts.shotMulligan(picked) };
  }
  if (choices.keep && props.away) return { label: "Back to your dice", act: acts.comeBack };
  if (choices.keep) return { label: `Keep ${numberWord(play?.score ?? 0)}`, key: "K", act: acts.keep };
  if (!choices.roll) return null;
  const stymied = view.you !== null && view.state.players[view.you]?.stymied;
  return {
    label: next !== null ? `Play hole ${next}` : stymied ? "Roll, and it stands" : "Roll",
    key: "R",
    act: acts.roll,
  };
}

function Main({ main, busy, view }: { main: MainAction | null; busy: boolean; view: GolfView }) {
  const can = main?.act !== undefined && !busy;
  return (
    <button
      type="button"
      class={`dg-main${main ? " display" : " waits"}${busy ? " busy" : ""}`}
      aria-disabled={!can}
      onClick={() => can && main.act?.()}
      {...(main?.key ? { "aria-keyshortcuts": main.key, title: `Key ${main.key}` } : {})}
    >
      {main ? main.label : <WaitingWords view={view} />}
    </button>
  );
}

/** What stands over the main action: whom to stymie, a lifted die, the two Mulligans, or these while it is not one's turn. */
function Sides(props: ActionsProps & { player: GolfPlayer }) {
  const { choices, draft } = props;
  if (choices.passTo.length) return <PassStymie {...props} />;
  if (choices.keep && draft.picked) return <Lifted {...props} die={draft.picked} />;
  return choices.keep && !props.away ? (
    <Mulligans {...props} />
  ) : (
    <Idle player={props.player} colours={props.colours} />
  );
}

/** Chips as they are left and spent. */
function Chips({ player }: { player: GolfPlayer }) {
  return (
    <i aria-hidden="true">
      {Array.from({ length: player.chips_full }, (_, index) => (
        <svg key={index} width="19" height="19" viewBox="0 0 20 20" aria-hidden="true">
          <use href={index < player.chips ? "#chip" : "#chip-spent"} width={20} height={20} />
        </svg>
      ))}
    </i>
  );
}

function Tiny({ colours }: { colours: readonly Die[] }) {
  return (
    <i aria-hidden="true">
      {colours.map((die) => (
        <TinyDie key={die} die={die} />
      ))}
    </i>
  );
}

const chipWords = ({ chips, chips_full }: GolfPlayer) => `${chips} of ${chips_full} left`;

function Idle({ player, colours }: { player: GolfPlayer; colours: readonly Die[] }) {
  return (
    <>
      <div class="dg-btn idle">
        <b>Hole Mulligan</b> <span>{player.stymied ? "not when stymied" : "after the first roll"}</span>
        <Tiny colours={colours} />
      </div>
      <div class="dg-btn idle">
        <b>Shot Mulligan</b> <span>{chipWords(player)}</span>
        <Chips player={player} />
      </div>
    </>
  );
}

function Mulligans({ acts, busy, play, colours, choices, player }: ActionsProps & { player: GolfPlayer }) {
  return (
    <>
      <Side shortcut="H" act={acts.holeMulligan} busy={busy} title="Hole Mulligan" detail="all dice again, free">
        <Tiny colours={colours} />
      </Side>
      {choices.shots.length ? (
        <Side
          shortcut="S"
          act={() => acts.pick(worst(play, choices.shots))}
          busy={busy}
          title="Shot Mulligan"
          detail={`tap a die, ${player.chips} left`}
        >
          <Chips player={player} />
        </Side>
      ) : (
        <div class="dg-btn idle">
          <b>Shot Mulligan</b> <span>no chips left</span>
          <Chips player={player} />
        </div>
      )}
    </>
  );
}

interface SideProps {
  shortcut: string;
  act(): void;
  busy: boolean;
  title: string;
  detail: string;
  children?: ComponentChildren;
}

function Side({ shortcut, act, busy, title, detail, children }: SideProps) {
  return (
    <button
      type="button"
      class="dg-btn"
      aria-disabled={busy}
      aria-keyshortcuts={shortcut}
      title={`Key ${shortcut}`}
      onClick={() => busy || act()}
    >
      <b>{title}</b> <span>{detail}</span>
      {children}
    </button>
  );
}

/** The die with the most strokes: lifted first, as a suggestion. */
function worst(play: Play | null, shots: readonly Die[]): Die {
  const dice = (play?.dice ?? []).filter(({ die }) => shots.includes(die));
  const most = dice.reduce<RolledDie | undefined>(
    (best, one) => (!best || (one.counts ? one.strokes : -1) > (best.counts ? best.strokes : -1) ? one : best),
    undefined,
  );
  return most?.die ?? shots[0]!;
}

/** A lifted die: what rolling it again costs, and a word of warning where it does not count at present (D-14). */
function Lifted({ acts, busy, play, die, player }: ActionsProps & { die: Die; player: GolfPlayer }) {
  const after = { ...player, chips: player.chips - 1 };
  const counts = play?.dice.some((one) => one.die === die && one.counts);
  return (
    <>
      <Side
        shortcut="K"
        act={acts.keep}
        busy={busy}
        title={`Keep ${numberWord(play?.score ?? 0)}`}
        detail="as the dice lie"
      />
      <div class={`dg-btn idle told${counts ? "" : " warns"}`} role="status">
        <b>{counts ? "For one chip" : "Does not count"}</b>{" "}
        <span>{counts ? `${chipWords(after)} after it` : warning(die)}</span>
        {counts && <Chips player={after} />}
      </div>
    </>
  );
}

const warning = (die: Die) => (die === "white" ? "wood on the green" : "the iron is in");

function Waiting({ view }: { view: GolfView }) {
  return (
    <div class="dg-wait">
      <WaitingWords view={view} />
    </div>
  );
}

function WaitingWords({ view }: { view: GolfView }) {
  const { title, detail } = waitWords(view);
  return (
    <>
      <b>{capital(title)}</b> {detail && <span>{detail}</span>}
    </>
  );
}
