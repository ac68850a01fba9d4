/** The dice and their values. After a first roll they can be picked up for a Shot Mulligan. */

import { useEffect, useRef } from "preact/hooks";
import { Die as DieArt } from "../../art/dice/Die.tsx";
import { later } from "../../ui/lazy.tsx";
import { animate } from "../../ui/motion.ts";
import { capital, points } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import { TUMBLE } from "./shownHole.ts";
import type { Die, RolledDie } from "./state.ts";
import * as texts from "./texts/en/table.ts";
import { CLUBS, dieWords, faceWords } from "./texts/en/words.ts";
import type { Choosing } from "./usePlay.ts";

const Faces = later(() => import("../../art/dice/Faces.tsx"));

/** Picked-up dice are highlighted. */
export function DiceRow({ choosing }: { choosing: Choosing }) {
  const { view, stage, colours, choices, draft, watched, away, busy, lift, scene } = choosing;
  const label = texts.rollLabel(namesOf(view)(stage.seat), stage.play?.rolls === 2);
  const shots = away || watched !== null || !choices.keep ? [] : choices.shots;
  return (
    <section class={`dg-dice${draft.lifted === "all" ? " all" : ""}`} aria-label={label}>
      <Faces />
      {colours.map((die, index) => {
        const rolled = stage.play?.dice.find((other) => other.die === die) ?? null;
        const tumbles = scene?.tumbling.includes(die) ? scene : null;
        const shown = <Shown die={die} rolled={rolled} thrown={tumbles} place={index} />;
        if (!rolled || !shots.includes(die)) {
          return (
            <div key={die} class={looks(rolled)} role="img" aria-label={spoken(die, rolled)}>
              {shown}
            </div>
          );
        }
        return (
          <button
            key={die}
            type="button"
            class={looks(rolled)}
            aria-pressed={draft.lifted === die}
            aria-keyshortcuts={String(index + 1)}
            aria-label={texts.dieAgain(dieWords(rolled))}
            title={texts.dieAgainTitle(CLUBS[die], index + 1)}
            aria-disabled={busy}
            onClick={() => busy || lift(die)}
          >
            {shown}
          </button>
        );
      })}
    </section>
  );
}

const looks = (rolled: RolledDie | null) => `dg-die${rolled && !rolled.counts ? " out" : ""}${rolled ? "" : " tee"}`;

function spoken(die: Die, rolled: RolledDie | null): string {
  if (!rolled) return texts.dieOnTee(capital(CLUBS[die]), die);
  return die === "blue" ? texts.dieNeverAlone(dieWords(rolled)) : dieWords(rolled);
}

interface ShownProps {
  die: Die;
  rolled: RolledDie | null;
  thrown: object | null;
  place: number;
}

function Shown({ die, rolled, thrown, place }: ShownProps) {
  const tile = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (thrown === null) return;
    const way = place % 2 ? 1 : -1;
    animate(
      tile.current,
      {
        transform: [
          `translate(${way * -26}px, -34px) rotate(${way * -320}deg) scale(.78)`,
          `translate(${way * 5}px, 3px) rotate(${way * 24}deg) scale(1.05)`,
          "none",
        ],
        opacity: [0.2, 1, 1],
      },
      { duration: TUMBLE + place * 35, easing: "cubic-bezier(.25,.7,.35,1)" },
    );
  }, [thrown]);
  const out = rolled !== null && !rolled.counts;
  return (
    <>
      <span class="tile" ref={tile}>
        <DieArt die={die} face={rolled?.face ?? null} />
        {out && (
          <svg class="strike" viewBox="0 0 96 96" aria-hidden="true">
            <path d="M10 84L86 8" />
          </svg>
        )}
      </span>
      <span class="nm">{rolled ? faceWords(rolled.face) : capital(CLUBS[die])}</span>{" "}
      <b class="num">{rolled ? out ? <s>{rolled.strokes}</s> : points(rolled.strokes) : "\u00a0"}</b>
    </>
  );
}
