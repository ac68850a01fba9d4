import type { ComponentChildren } from "preact";
import data from "#data/becks_golf/cards.json";
import { Marked } from "../../ui/Marked.tsx";
import { CardArt } from "./CardArt.tsx";
import Cards from "./Cards.tsx";
import { Nine } from "./Nine.tsx";
import examples from "./rules/examples.json";
import "./rules/rules.css";
import { points } from "../../ui/words.ts";
import type { Card, Face, MadeSet } from "./state.ts";
import { spokenGrid } from "./texts/en/cards.ts";
import * as say from "./texts/en/rules.ts";

const PACK = data.cards as { card: Card; colour: string; count: number; value: number }[];
const KINDS = ["black", "red", "green", "yellow"].flatMap((colour) => PACK.filter((kind) => kind.colour === colour));
const [HAZARD] = KINDS.slice(-1);
const ALL = PACK.reduce((sum, { count }) => sum + count, 0);
/** Each is scored by the engine's tests. */
const WORKED = examples.worked as { grid: Face[]; sets: MadeSet[]; sum: string; score: number }[];
const LATE = examples.late as { grid: Face[]; drawn: Card; at: number };

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  const { opened, closing, late, turns } = data;
  return (
    <>
      <Cards />
      <h2>{say.DEAL}</h2>
      <p>{say.deal(opened)}</p>

      <h2>{say.TURN}</h2>
      <ul>
        {say.turn.map((text) => (
          <li key={text}>
            <Marked text={text} />
          </li>
        ))}
      </ul>

      <h2>{say.PACK}</h2>
      <p>{say.pack(ALL)}</p>
      <ul class="bg-pack">
        {KINDS.map(({ card, value, count }) => (
          <li key={card}>
            <CardArt face={card} />
            <span>{say.kindName(card, value)}</span>
            <small class="num">{say.ofThem(count)}</small>
          </li>
        ))}
      </ul>

      <h2>{say.SETS}</h2>
      <p>
        <Marked text={say.SETS_TEXT} />
      </p>
      {WORKED.map((example) => (
        <Picture key={example.score} {...example}>
          {example.sum} = <b class="display">{points(example.score)}</b>
        </Picture>
      ))}

      <h2>{say.OUT}</h2>
      <p>{say.out(closing.lowest, closing.not_lowest)}</p>

      <h2>{say.LATE}</h2>
      <p>{say.late(late.places, late.kept_up_to)}</p>
      <Picture grid={LATE.grid} sets={[]}>
        {say.lateExample(LATE.drawn, LATE.grid[LATE.at]!)}
      </Picture>

      <p class="note ours">{say.ours(HAZARD!.count, HAZARD!.value)}</p>
      <p class="note">{say.guard(turns)}</p>
    </>
  );
}

function Picture({ grid, sets, children }: { grid: Face[]; sets: MadeSet[]; children: ComponentChildren }) {
  return (
    <figure class="bg-worked">
      <div role="img" aria-label={spokenGrid(grid, sets)}>
        <Nine grid={grid} sets={sets} />
      </div>
      <figcaption class="num">{children}</figcaption>
    </figure>
  );
}
