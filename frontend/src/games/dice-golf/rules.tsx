import data from "#data/dice_golf/dice.json";
import { Die } from "../../art/dice/Die.tsx";
import Faces from "../../art/dice/Faces.tsx";
import { sum } from "../../ui/course.ts";
import { capital, signed } from "../../ui/namesAndScores.ts";
import { RulesSection } from "../RulesSection.tsx";
import examples from "./rules/examples.json";
import "./rules/rules.css";
import type { Die as DieName, Face } from "./state.ts";
import { formats } from "./texts/en/definition.ts";
import * as say from "./texts/en/rules.ts";
import { faceWords } from "./texts/en/words.ts";

/** The dice, from the engine's data. */
const DICE = Object.entries(data.dice) as [DieName, { stands_for: string; faces: [face: Face, count: number][] }][];
const STROKES: Record<string, number> = data.strokes;
const CHIPS = data.mulligans.chips_per_18;
/** In proportion to 18 holes, rounded up. */
const CHIPS_FOR_NINE = Math.ceil(CHIPS / 2);
/** The example in which both dice cancel the other (D-06). */
const BOTH_SPARED = examples.worked[2]!;
const SPARES = [
  ...data.spares.map(({ die, face, spared }) =>
    say.spared(say.roles[die as DieName], face, say.roles[spared as DieName]),
  ),
  `${say.SPARED_BOTH} ${say.example(BOTH_SPARED.faces, BOTH_SPARED.score)}`,
];
const WAYS = Object.values(formats).map(({ name, meaning }) => say.way(name, meaning));

/** Shows the game in a minute. All figures come from the engine's data. */
export default function Rules() {
  return (
    <>
      <Faces />
      <RulesSection title={say.HOLE} words={say.HOLE_TEXT}>
        <ul class="hands">
          {Object.entries(data.dice_by_par).map(([par, dice]) => (
            <li key={par}>
              <b class="num">{say.par(par)}</b>
              <span class="hand-dice">
                {(dice as DieName[]).map((die) => (
                  <Die key={die} die={die} face={null} />
                ))}
              </span>
              <small>{dice.map((die) => say.roles[die as DieName]).join(", ")}</small>
            </li>
          ))}
        </ul>
      </RulesSection>
      <RulesSection title={say.SUM} words={say.SUM_TEXT} points={SPARES}>
        <ul class="faces-list">
          {DICE.map(([die, { faces }]) => (
            <li key={die}>
              <h3>{capital(say.roles[die])}</h3>
              <ul class="faces">
                {faces.map(([face, count]) => (
                  <li key={face}>
                    <Die die={die} face={face} />
                    <span>{faceWords(face)}</span>
                    <b class="num">{die === "blue" ? signed(STROKES[face]!) : (STROKES[face] ?? face)}</b>
                    <small class="num">{say.ofSides(count, sum(faces.map(([, sides]) => sides)))}</small>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </RulesSection>
      <RulesSection title={say.MULLIGAN} points={say.mulligan(CHIPS, CHIPS_FOR_NINE)} />
      <RulesSection title={say.STYMIE} points={say.stymie(data.stymie_from)} />
      <RulesSection title={say.SCORE} points={[...WAYS, say.MATCHES, say.SKINS, say.PARTNERS, say.POINTS, say.TIES]} />
      <RulesSection title={say.CLOCK} words={say.CLOCK_TEXT} />
      <p class="note ours">{say.ours(CHIPS_FOR_NINE)}</p>
    </>
  );
}
