import { Die } from "../../art/dice/Die.tsx";
import Faces from "../../art/dice/Faces.tsx";
import { Marked } from "../../ui/Marked.tsx";
import { capital } from "../../ui/words.ts";
import {
  BOTH_SPARED,
  BY_PAR,
  CHIPS,
  CHIPS_FOR_NINE,
  DICE,
  type DieShown,
  type FaceShown,
  SPARES,
  STYMIE_FROM,
} from "./rules/data.ts";
import "./rules/rules.css";
import { formats } from "./texts/en/around.ts";
import * as say from "./texts/en/rules.ts";
import { faceWords, strokesWords } from "./texts/en/words.ts";

const CLUBS: Record<string, string> = Object.fromEntries(DICE.map((die) => [die.die, die.standsFor]));

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      <Faces />
      <h2>{say.HOLE}</h2>
      <p>{say.hole}</p>
      <ul class="hands">
        {BY_PAR.map(({ par, dice }) => (
          <li key={par}>
            <b class="num">{say.par(par)}</b>
            <span class="hand-dice">
              {dice.map((die) => (
                <Die key={die} die={die} face={null} />
              ))}
            </span>
            <small>{dice.map((die) => CLUBS[die]).join(", ")}</small>
          </li>
        ))}
      </ul>

      <h2>{say.SUM}</h2>
      <p>{say.sum}</p>
      <ul class="faces-list">
        {DICE.map((die) => (
          <DieFaces key={die.die} die={die} />
        ))}
      </ul>
      <List
        texts={[
          ...SPARES.map(({ die, face, spared }) => say.spared(CLUBS[die]!, face, CLUBS[spared]!)),
          `${say.sparedBoth} ${say.example(BOTH_SPARED.faces, BOTH_SPARED.score)}`,
        ]}
      />

      <h2>{say.MULLIGAN}</h2>
      <List texts={say.mulligan(CHIPS, CHIPS_FOR_NINE)} />

      <h2>{say.STYMIE}</h2>
      <List texts={say.stymie(STYMIE_FROM)} />

      <h2>{say.SCORE}</h2>
      <List
        texts={[
          ...Object.values(formats).map(({ name, meaning }) => say.way(name, meaning)),
          say.matches,
          say.skins,
          say.partners,
          say.points,
        ]}
      />

      <h2>{say.CLOCK}</h2>
      <p>{say.clock}</p>

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

function DieFaces({ die }: { die: DieShown }) {
  return (
    <li>
      <h3>{capital(die.standsFor)}</h3>
      <ul class="faces">
        {die.faces.map((face) => (
          <Face key={face.face} die={die} face={face} />
        ))}
      </ul>
    </li>
  );
}

function Face({ die, face: { face, strokes, count } }: { die: DieShown; face: FaceShown }) {
  const plus = strokes > 0 && die.die === "blue" ? "+" : "";
  return (
    <li>
      <Die die={die.die} face={face} />
      <span>{faceWords(face)}</span>
      <b class="num">
        {plus}
        {strokesWords(strokes)}
      </b>
      <small class="num">{say.ofSides(count, die.sides)}</small>
    </li>
  );
}
