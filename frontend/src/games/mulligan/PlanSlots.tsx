/** The plan: golfer, club and actions, their targets, and the reaction after the reveal. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seatNames.ts";
import { clubOf, shadedOf } from "./art/cardFaces.ts";
import { golfersOf, isMine } from "./golfers.ts";
import { laidOf } from "./laidCards.ts";
import { nameOf } from "./texts/en/cards.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

/** Shows the chosen club and actions; the slot for the next card is highlighted. */
export function Slots({ play: { view, plan, offered, golfer, acts } }: { play: Play }) {
  if (!plan) return null;
  const { club, aims, slot } = plan;
  const names = golfersOf(view);
  const places = Array.from({ length: Math.max(offered[golfer]?.most ?? 0, aims.length) }, (_, at) => aims[at]);
  return (
    <div class={places.length > 1 ? "mu-row mu-slots three" : "mu-row mu-slots"}>
      <button type="button" aria-pressed={slot === "club"} onClick={() => acts.slot("club")}>
        <span>
          <b>{club === null ? say.CLUB : nameOf(clubOf(club))}</b> {club === null && <small>{say.NONE}</small>}
        </span>
      </button>
      {places.map((aim, at) => (
        <button key={at} type="button" aria-pressed={slot === at} onClick={() => acts.slot(at)}>
          <span>
            <b>{aim ? nameOf(shadedOf(aim.card)) : say.ACTION}</b>{" "}
            <small>{aim ? (aim.target === null ? say.AIM : say.onWhom(names(aim.target))) : say.NONE}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Shows the possible targets, with who has planned and what a Course GPS has revealed. */
export function Targets({ play: { view, plan, playing, targets, acts } }: { play: Play }) {
  // Full names: CSS shortens them.
  const names = golfersOf(view, namesOf(view));
  const aim = plan && plan.slot !== "club" ? plan.aims[plan.slot] : undefined;
  const on = playing ? playing.choice : aim?.target;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons for targets are no form
    <div class="mu-row mu-targets" role="group" aria-label={say.TARGETS}>
      {view.state.golfers.map((one) => {
        const { golfer, seat, left, hand } = one;
        const mine = isMine(view, golfer);
        const laid = laidOf(view, one);
        const can = targets.includes(golfer);
        const tells = laid && (laid === "back" ? say.PLANNED : say.shown(laid, golfer, names));
        return (
          <button
            key={golfer}
            type="button"
            class={`${can ? "can" : ""}${mine ? " mine" : ""}`}
            aria-pressed={on === golfer}
            aria-disabled={!can}
            aria-label={say.target(names(golfer), left, hand, tells, mine)}
            onClick={() => can && acts.aim(golfer)}
          >
            <SeatMark seat={seat} size={15} />
            <b class="named">{names(golfer)}</b> {tells && <small>{tells}</small>}
          </button>
        );
      })}
    </div>
  );
}

const REACTIONS = ["auto", "never", "ask"] as const;

/** Shows the choice for a reaction after the reveal. */
export function React({ play: { plan, acts } }: { play: Play }) {
  if (!plan) return null;
  return (
    <fieldset class="mu-react">
      <legend>{say.MULLIGAN}</legend>
      <div>
        {REACTIONS.map((one) => (
          <button key={one} type="button" aria-pressed={plan.reaction === one} onClick={() => acts.react(one)}>
            {say.reactions[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
