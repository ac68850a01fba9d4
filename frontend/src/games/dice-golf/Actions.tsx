/** The actions. Both Mulligans first pick up dice, then the main action rolls them. Everything offered comes from `view.legal`. */

import { TinyDie } from "../../art/dice/Die.tsx";
import { later } from "../../ui/lazy.tsx";
import { namesOf } from "../seatNames.ts";
import { type MainAction, Second } from "../table/Actions.tsx";
import type { Die, GolfPlayer, RolledDie } from "./state.ts";
import * as texts from "./texts/en/table.ts";
import { CLUBS } from "./texts/en/words.ts";
import type { Choosing } from "./usePlay.ts";

/** Rarely needed, so it loads on demand. */
const PassStymie = later(() => import("./PassStymie.tsx"));

/** Returns the current main action; null while others play. */
export function mainOf(choosing: Choosing): MainAction | null {
  const { view, choices, draft, player, act } = choosing;
  const { lifted, target } = draft;
  if (choices.passTo.length) {
    if (target === null) return { label: texts.CHOOSE_TARGET };
    return { label: texts.pass(namesOf(view)(target)), act: () => act({ kind: "pass-stymie", to: target }) };
  }
  if (choices.roll) return { label: rollWords(choosing), key: "R", act: () => act({ kind: "roll" }) };
  if (!choices.keep) return null;
  if (lifted === "all")
    return {
      label: texts.REROLL_ALL,
      detail: texts.REROLL_ALL_COST,
      key: "R",
      act: () => act({ kind: "hole-mulligan" }),
    };
  if (lifted) {
    const again = () => act({ kind: "shot-mulligan", die: lifted });
    return { label: texts.rerollOne(CLUBS[lifted]), detail: texts.REROLL_ONE_COST, key: "R", act: again };
  }
  if (choosing.away) return { label: texts.COME_BACK, act: choosing.back };
  return { label: texts.keep(player?.play?.score ?? 0), key: "K", act: () => act({ kind: "keep" }) };
}

/** Returns the label of the roll; it names the hole if a finished hole, or another player's, is still shown. */
function rollWords({ view, away, stage, player }: Choosing): string {
  const next = player && player.at !== null && (away || stage.play) ? view.state.holes[player.at] : undefined;
  return next ? texts.play(next.hole) : texts.ROLL;
}

/** Shows the choices above the main action: whom to stymie, the picked-up dice, or the two Mulligans (as text if unavailable). */
export function SecondChoices(choosing: Choosing) {
  const { view, choices, draft, player } = choosing;
  if (!player || view.status !== "playing" || (player.at === null && !choices.passTo.length)) return null;
  if (choices.passTo.length) return <PassStymie {...choosing} />;
  const Row = choices.keep && draft.lifted ? LiftedRow : Mulligans;
  return <Row {...choosing} player={player} />;
}

type RowProps = Choosing & { player: GolfPlayer };

function Mulligans({ lift, busy, colours, choices, player, away }: RowProps) {
  const { play, stymied, chips, chips_full } = player;
  const may = choices.keep && !away;
  const shot = may && choices.shots.length > 0;
  const shotWords = shot ? texts.shotMulliganTap(chips) : may ? texts.NO_CHIPS : texts.chipsLeft(chips, chips_full);
  return (
    <>
      <Second
        label={texts.HOLE_MULLIGAN}
        detail={may ? texts.HOLE_MULLIGAN_FREE : texts.holeMulliganLater(stymied)}
        shortcut="H"
        act={may ? () => lift("all") : undefined}
        busy={busy}
      >
        <Tiny colours={colours} />
      </Second>
      <Second
        label={texts.SHOT_MULLIGAN}
        detail={shotWords}
        shortcut="S"
        act={shot ? () => lift(worst(play?.dice ?? [], choices.shots)) : undefined}
        busy={busy}
      >
        <Chips left={chips} full={chips_full} />
      </Second>
    </>
  );
}

/** Returns the die with the most strokes, which is suggested first. */
function worst(dice: readonly RolledDie[], shots: readonly Die[]): Die | null {
  const cost = ({ counts, strokes }: RolledDie) => (counts ? strokes : -1);
  const may = dice.filter(({ die }) => shots.includes(die)).sort((one, other) => cost(other) - cost(one));
  return may[0]?.die ?? null;
}

/** Shows what rerolling the picked-up dice costs, with a warning if a die does not count at present (D-14). */
function LiftedRow({ act, busy, player, draft: { lifted }, colours }: RowProps) {
  const { play, chips, chips_full } = player;
  const counts = play?.dice.some((rolled) => rolled.die === lifted && rolled.counts);
  return (
    <>
      <Second
        label={texts.keep(play?.score ?? 0)}
        detail={texts.SCORE_IT}
        shortcut="K"
        act={() => act({ kind: "keep" })}
        busy={busy}
      />
      <div class="dg-told" role="status">
        {lifted === "all" ? (
          <Second label={texts.HOLE_MULLIGAN} detail={texts.HOLE_MULLIGAN_NOW}>
            <Tiny colours={colours} />
          </Second>
        ) : counts ? (
          <Second label={texts.COSTS_A_CHIP} detail={texts.chipsAfter(chips - 1, chips_full)}>
            <Chips left={chips - 1} full={chips_full} />
          </Second>
        ) : (
          <Second label={texts.NOT_COUNTED} detail={texts.notCountedWhy(lifted === "white")} class="warns" />
        )}
      </div>
    </>
  );
}

/** Shows the remaining and the spent chips. */
function Chips({ left, full }: { left: number; full: number }) {
  return (
    <i aria-hidden="true">
      {Array.from({ length: full }, (_, index) => (
        <svg key={index} width="19" height="19" viewBox="0 0 20 20" aria-hidden="true">
          <use href={index < left ? "#chip" : "#chip-spent"} width={20} height={20} />
        </svg>
      ))}
    </i>
  );
}

const Tiny = ({ colours }: { colours: readonly Die[] }) => (
  <i aria-hidden="true">
    {colours.map((die) => (
      <TinyDie key={die} die={die} />
    ))}
  </i>
);
