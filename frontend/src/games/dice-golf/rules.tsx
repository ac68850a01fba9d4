import { Die } from "../../art/dice/Die.tsx";
import Faces from "../../art/dice/Faces.tsx";
import { capital, numberWord } from "../../ui/words.ts";
import { FORMATS } from "./round.ts";
import {
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

const CLUBS: Record<string, string> = Object.fromEntries(DICE.map((die) => [die.die, die.standsFor]));

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      <Faces />
      <h2>A hole is one throw</h2>
      <p>
        Each hole has its handful of dice: the clubs that it takes, the putter, and the weather. Throw them all at once.
      </p>
      <ul class="hands">
        {BY_PAR.map(({ par, dice }) => (
          <li key={par}>
            <b class="num">Par {par}</b>
            <span class="hand-dice">
              {dice.map((die) => (
                <Die key={die} die={die} face={null} />
              ))}
            </span>
            <small>{dice.map((die) => CLUBS[die]).join(", ")}</small>
          </li>
        ))}
      </ul>

      <h2>Add up what they show</h2>
      <p>That is your score for the hole. Low is good.</p>
      <ul class="faces-list">
        {DICE.map((die) => (
          <DieFaces key={die.die} die={die} />
        ))}
      </ul>
      <ul>
        {SPARES.map(({ die, face, spared }) => (
          <li key={die}>
            The {CLUBS[die]} shows {face}: the {CLUBS[spared]} is not counted.
          </li>
        ))}
      </ul>

      <h2>Not happy? Take a mulligan</h2>
      <ul>
        <li>
          <b>Hole Mulligan</b>: all dice again. Free, once a hole.
        </li>
        <li>
          <b>Shot Mulligan</b>: one die again, any but the weather. It costs a chip; you have {numberWord(CHIPS)} for 18
          holes, {numberWord(CHIPS_FOR_NINE)} for nine.
        </li>
        <li>Never both. The second throw stands, better or worse.</li>
      </ul>

      <h2>The Stymie</h2>
      <p>
        When you play in turn, a wooden block lies on the table. Finish a hole {numberWord(STYMIE_FROM)} over par or
        worse and you pass it to somebody who has yet to throw: their next throw stands as it falls, no mulligan. Then
        the block is free again. Who was stymied on a hole passes nothing on.
      </p>

      <h2>Ways to score</h2>
      <ul>
        {Object.values(FORMATS).map(({ name, meaning }) => (
          <li key={name}>
            <b>{name}</b>: {meaning}
          </li>
        ))}
      </ul>

      <h2>When your clock runs out</h2>
      <p>
        The hole is thrown for you: par or better is kept, else all dice are thrown again. No chip is spent. Twice in a
        row, and a bot plays on until you are back.
      </p>

      <p class="note ours">
        The box’s pictures are lost to us: the faces of the dice are what others have written down of them.{" "}
        {capital(numberWord(CHIPS_FOR_NINE))} chips for nine holes, the game without the Stymie, and the clock are ours.
        Mulligan Dice Golf is its maker’s game and name.
      </p>
    </>
  );
}

function DieFaces({ die }: { die: DieShown }) {
  return (
    <li>
      <h3>{capital(die.standsFor)}</h3>
      <ul>
        {die.faces.map((face) => (
          <Face key={face.face} die={die} face={face} />
        ))}
      </ul>
    </li>
  );
}

function Face({ die, face }: { die: DieShown; face: FaceShown }) {
  return (
    <li>
      <Die die={die.die} face={face.face} />
      <span>{typeof face.face === "number" ? `${face.face} ${face.face === 1 ? "putt" : "putts"}` : face.face}</span>
      <b class="num">
        {face.strokes < 0
          ? `−${-face.strokes}`
          : face.strokes > 0 && die.die === "blue"
            ? `+${face.strokes}`
            : face.strokes}
      </b>
      <small class="num">
        {face.count} of {die.sides}
      </small>
    </li>
  );
}
