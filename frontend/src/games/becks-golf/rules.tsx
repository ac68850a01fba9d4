import { numberWord } from "../../ui/words.ts";
import { CardArt } from "./CardArt.tsx";
import Cards from "./Cards.tsx";
import { Nine } from "./Nine.tsx";
import { ALL, CLOSING, type Kind, LATE, OPENED, ofColour, TURNS } from "./rules/data.ts";
import { EXAMPLES, type Example } from "./rules/examples.ts";
import "./rules/rules.css";
import { cardName, change, placeWords, points, spokenGrid } from "./words.ts";

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  const [hazard] = ofColour("yellow");
  return (
    <>
      <Cards />
      <h2>Nine cards, face down</h2>
      <p>
        Each has nine cards in three rows of three. Nobody looks at them, not even at their own. At the beginning all
        turn {numberWord(OPENED)} of their choice, at once. Low is good.
      </p>

      <h2>Your turn</h2>
      <ul>
        <li>
          <b>Take the top discard</b>: it replaces any card of yours.
        </li>
        <li>
          <b>Or draw a card</b>, which only you see: it replaces any card of yours, or you throw it.
        </li>
        <li>Your cards are always laid face up; what they replace goes to the discards.</li>
      </ul>

      <h2>What the cards are worth</h2>
      <p>There are {ALL}.</p>
      <ul class="bg-pack">
        {ofColour("black").map((kind) => (
          <OneCard key={kind.card} kind={kind} words={cardName(kind.card)} />
        ))}
        {ofColour("red").map((kind) => (
          <OneCard key={kind.card} kind={kind} words={cardName(kind.card)} />
        ))}
        {ofColour("green").map((kind) => (
          <OneCard key={kind.card} kind={kind} words="Mulligan, wild, 0" />
        ))}
        {ofColour("yellow").map((kind) => (
          <OneCard key={kind.card} kind={kind} words="Hazard, +10" />
        ))}
      </ul>

      <h2>Three alike make a set</h2>
      <p>
        Three black cards of one number in a row or a column score minus that number, once for the line. Diagonals do
        not count. Mulligans stand for any black card, and one at a crossing may serve two numbers. Red cards lower your
        score but spoil a line for a set, and so does a Hazard.
      </p>
      {EXAMPLES.map((example) => (
        <Worked key={example.score} example={example} />
      ))}

      <h2>Going out</h2>
      <p>
        Who first has all nine face up goes out, and all others have one more turn. Then every card is turned and
        counts, sets too. If the one who went out is alone the lowest, that is {points(CLOSING.lowest)} for them. If
        not, even on a tie, it is {change(CLOSING.not_lowest)}. The lowest total of all rounds wins; ties share.
      </p>

      <h2>When your clock runs out</h2>
      <p>
        At the beginning the cards {listPlaces(LATE.places)} are turned for you. On your turn a card is drawn: one of{" "}
        {LATE.kept_up_to} or less replaces your highest black card above it that serves nothing, any other is thrown.
        Twice in a row, and a bot plays on until you are back.
      </p>

      <p class="note ours">
        The book gives the cards’ values and its {numberWord(hazard?.count ?? 0)} Hazards; how many there are of the
        others is ours. So is the end of a round that nobody closes: after {TURNS} turns each it is counted as it lies.
        Grandpa Beck’s Golf is its maker’s game and name.
      </p>
    </>
  );
}

function OneCard({ kind, words }: { kind: Kind; words: string }) {
  return (
    <li>
      <CardArt face={kind.card} />
      <span>{words}</span>
      <small class="num">{kind.count} of them</small>
    </li>
  );
}

function Worked({ example: { grid, sets, sum, score } }: { example: Example }) {
  return (
    <figure class="bg-worked">
      <div role="img" aria-label={spokenGrid(grid, sets)}>
        <Nine grid={grid} sets={sets} />
      </div>
      <figcaption class="num">
        {sum} = <b class="display">{points(score)}</b>
      </figcaption>
    </figure>
  );
}

/** "at the top left and at the top". */
function listPlaces(places: readonly number[]): string {
  return places.map(placeWords).join(" and ");
}
