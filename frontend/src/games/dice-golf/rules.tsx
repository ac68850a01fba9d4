import data from "#data/dice_golf/dice.json";
import { Die } from "../../art/dice/Die.tsx";
import Faces from "../../art/dice/Faces.tsx";
import { sum } from "../../screens/courses/course.ts";
import { Marked } from "../../ui/Marked.tsx";
import { capital, change } from "../../ui/words.ts";
import examples from "./rules/examples.json";
import "./rules/rules.css";
import type { Die as DieName, Face } from "./state.ts";
import { formats } from "./texts/en/around.ts";
import * as say from "./texts/en/rules.ts";
import { faceWords } from "./texts/en/words.ts";

/** The engine's own file. */
const DICE = Object.entries(data.dice) as [DieName, { stands_for: string; faces: [face: Face, count: number][] }][];
const CLUBS = Object.fromEntries(DICE.map(([die, { stands_for }]) => [die, stands_for]));
const STROKES: Record<string, number> = data.strokes;
const CHIPS = data.mulligans.chips_per_18;
/** In proportion, rounded up. */
const CHIPS_FOR_NINE = Math.ceil(CHIPS / 2);
/** The example in which both spare the other (D-06). */
const BOTH_SPARED = examples.worked[2]!;

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      <Faces />
      <h2>{say.HOLE}</h2>
      <p>{say.HOLE_TEXT}</p>
      <ul class="hands">
        {Object.entries(data.dice_by_par).map(([par, dice]) => (
          <li key={par}>
            <b class="num">{say.par(par)}</b>
            <span class="hand-dice">
              {(dice as DieName[]).map((die) => (
                <Die key={die} die={die} face={null} />
              ))}
            </span>
            <small>{dice.map((die) => CLUBS[die]).join(", ")}</small>
          </li>
        ))}
      </ul>

      <h2>{say.SUM}</h2>
      <p>{say.SUM_TEXT}</p>
      <ul class="faces-list">
        {DICE.map(([die, { stands_for, faces }]) => (
          <li key={die}>
            <h3>{capital(stands_for)}</h3>
            <ul class="faces">
              {faces.map(([face, count]) => (
                <li key={face}>
                  <Die die={die} face={face} />
                  <span>{faceWords(face)}</span>
                  <b class="num">{die === "blue" ? change(STROKES[face]!) : (STROKES[face] ?? face)}</b>
                  <small class="num">{say.ofSides(count, sum(faces.map(([, sides]) => sides)))}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <List
        texts={[
          ...data.spares.map(({ die, face, spared }) => say.spared(CLUBS[die]!, face, CLUBS[spared]!)),
          `${say.SPARED_BOTH} ${say.example(BOTH_SPARED.faces, BOTH_SPARED.score)}`,
        ]}
      />

      <h2>{say.MULLIGAN}</h2>
      <List texts={say.mulligan(CHIPS, CHIPS_FOR_NINE)} />

      <h2>{say.STYMIE}</h2>
      <List texts={say.stymie(data.stymie_from)} />

      <h2>{say.SCORE}</h2>
      <List
        texts={[
          ...Object.values(formats).map(({ name, meaning }) => say.way(name, meaning)),
          say.MATCHES,
          say.SKINS,
          say.PARTNERS,
          say.POINTS,
        ]}
      />

      <h2>{say.CLOCK}</h2>
      <p>{say.CLOCK_TEXT}</p>

      <p class="note ours">{say.ours(CHIPS_FOR_NINE)}</p>
    </>
  );
}

function List({ texts }: { texts: string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </ul>
  );
}
