/** What one may do: the two Mulligans, lifted first and then rolled by the main action. All of it comes from `view.legal`. */

import type { Move } from "../../api/types.ts";
import { later } from "../../app/lazy.tsx";
import { TinyDie } from "../../art/dice/Die.tsx";
import { namesOf } from "../seats.ts";
import { type MainAction, Second } from "../table/Acts.tsx";
import type { Choices } from "./choices.ts";
import type { GolfView, Stage } from "./stage.ts";
import type { Die, GolfPlayer, Play, RolledDie } from "./state.ts";
import * as texts from "./texts/en/table.ts";
import { CLUBS } from "./texts/en/words.ts";

/** Seldom needed, so it comes when it is. */
const PassStymie = later(() => import("./PassStymie.tsx"));

/** What lies lifted, to be rolled again: a die for a chip, or all of them. */
export type Lifted = Die | "all" | null;

/** What is being chosen on the page, before it is sent. */
export interface Draft {
  lifted: Lifted;
  /** Whom to stymie. */
  target: number | null;
}

export const NOTHING: Draft = { lifted: null, target: null };

export interface Choosing {
  view: GolfView;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  /** The dice of the hole that is shown. */
  colours: readonly Die[];
  /** Looking at somebody else, whose dice these are. */
  away: boolean;
  stage: Stage;
  act(move: Move): void;
  /** Lifts, or puts back what is lifted. */
  lift(lifted: Lifted): void;
  aim(seat: number): void;
  /** Looks at one's own hole again. */
  comeBack(): void;
}

const ownOf = ({ view }: Choosing): GolfPlayer | undefined =>
  view.you === null ? undefined : view.state.players[view.you];

/** The main action of the moment; null while others play. */
export function mainOf(choosing: Choosing): MainAction | null {
  const { view, choices, draft, act, comeBack } = choosing;
  const { lifted, target } = draft;
  if (choices.passTo.length) {
    if (target === null) return { label: texts.chooseTarget };
    return { label: texts.pass(namesOf(view)(target)), act: () => act({ kind: "pass-stymie", to: target }) };
  }
  if (choices.keep && lifted) return { ...rollAgain(lifted, act), key: "R" };
  if (choices.keep && choosing.away) return { label: texts.comeBack, act: comeBack };
  const own = ownOf(choosing);
  if (choices.keep) return { label: texts.keep(own?.play?.score ?? 0), key: "K", act: () => act({ kind: "keep" }) };
  return choices.roll ? { label: rollWords(choosing), key: "R", act: () => act({ kind: "roll" }) } : null;
}

function rollAgain(lifted: Exclude<Lifted, null>, act: Choosing["act"]): MainAction {
  if (lifted === "all")
    return { label: texts.rollAll, detail: texts.rollAllCost, act: () => act({ kind: "hole-mulligan" }) };
  const move = { kind: "shot-mulligan", die: lifted };
  return { label: texts.rollOne(CLUBS[lifted]), detail: texts.rollOneCost, act: () => act(move) };
}

/** Where a finished hole, or another's, is still shown, it says where the roll will be. */
function rollWords(choosing: Choosing): string {
  const { view, away, stage } = choosing;
  const own = ownOf(choosing);
  const next = own && own.at !== null && (away || stage.play) ? view.state.holes[own.at] : undefined;
  return next ? texts.play(next.hole) : texts.roll;
}

/** What stands over the main action: whom to stymie, what is lifted, the two Mulligans, or these while it is not one's turn. */
export function SecondChoices(choosing: Choosing) {
  const { view, choices, draft, away } = choosing;
  const player = ownOf(choosing);
  if (!player || view.status !== "playing" || (player.at === null && !choices.passTo.length)) return null;
  if (choices.passTo.length) return <PassStymie {...choosing} />;
  if (choices.keep && draft.lifted) return <LiftedRow {...choosing} player={player} lifted={draft.lifted} />;
  const Row = choices.keep && !away ? Mulligans : Idle;
  return <Row {...choosing} player={player} />;
}

type RowProps = Choosing & { player: GolfPlayer };

function Idle({ player, colours }: RowProps) {
  return (
    <>
      <Second label={texts.holeMulligan} detail={texts.holeMulliganLater(player.stymied)}>
        <Tiny colours={colours} />
      </Second>
      <Second label={texts.shotMulligan} detail={texts.chipsLeft(player.chips, player.chips_full)}>
        <Chips player={player} />
      </Second>
    </>
  );
}

function Mulligans({ lift, busy, colours, choices, player }: RowProps) {
  const shot = choices.shots.length
    ? {
        detail: texts.shotMulliganTap(player.chips),
        shortcut: "S",
        act: () => lift(worst(player.play, choices.shots)),
      }
    : { detail: texts.noChips };
  return (
    <>
      <Second
        label={texts.holeMulligan}
        detail={texts.holeMulliganFree}
        shortcut="H"
        act={() => lift("all")}
        busy={busy}
      >
        <Tiny colours={colours} />
      </Second>
      <Second label={texts.shotMulligan} busy={busy} {...shot}>
        <Chips player={player} />
      </Second>
    </>
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

/** What is lifted: what rolling it again costs, and a word of warning where it does not count at present (D-14). */
function LiftedRow({ act, busy, player, lifted, colours }: RowProps & { lifted: Exclude<Lifted, null> }) {
  const after = { ...player, chips: player.chips - 1 };
  const counts = player.play?.dice.some((one) => one.die === lifted && one.counts);
  const told =
    lifted === "all"
      ? { label: texts.holeMulligan, detail: texts.holeMulliganNow, children: <Tiny colours={colours} /> }
      : counts
        ? {
            label: texts.forAChip,
            detail: texts.chipsAfter(after.chips, after.chips_full),
            children: <Chips player={after} />,
          }
        : { label: texts.notCounted, detail: texts.notCountedWhy(lifted === "white"), class: "warns" };
  return (
    <>
      <Second
        label={texts.keep(player.play?.score ?? 0)}
        detail={texts.asTheyLie}
        shortcut="K"
        act={() => act({ kind: "keep" })}
        busy={busy}
      />
      <div class="dg-told" role="status">
        <Second {...told} />
      </div>
    </>
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
