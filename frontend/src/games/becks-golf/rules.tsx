import type { ComponentChildren } from "preact";
import { Marked } from "../../ui/Marked.tsx";
import { CardArt } from "./CardArt.tsx";
import Cards from "./Cards.tsx";
import { Nine } from "./Nine.tsx";
import { ALL, CLOSING, HAZARD, KINDS, LATE, LATE_EXAMPLE, OPENED, TURNS, WORKED } from "./rules/data.ts";
import "./rules/rules.css";
import type { Face, MadeSet } from "./state.ts";
import { points, spokenGrid } from "./texts/en/cards.ts";
import * as say from "./texts/en/rules.ts";

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  const { grid, drawn, at } = LATE_EXAMPLE;
  return (
    <>
      <Cards />
      <h2>{say.DEAL}</h2>
      <p>{say.deal(OPENED)}</p>

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
        <Marked text={say.sets} />
      </p>
      {WORKED.map((example) => (
        <Picture key={example.score} {...example}>
          {example.sum} = <b class="display">{points(example.score)}</b>
        </Picture>
      ))}

      <h2>{say.OUT}</h2>
      <p>{say.out(CLOSING.lowest, CLOSING.not_lowest)}</p>

      <h2>{say.LATE}</h2>
      <p>{say.late(LATE.places, LATE.kept_up_to)}</p>
      <Picture grid={grid} sets={[]}>
        {say.lateExample(drawn, grid[at]!)}
      </Picture>

      <p class="note ours">{say.ours(HAZARD.count, HAZARD.value)}</p>
      <p class="note">{say.guard(TURNS)}</p>
    </>
  );
}

interface PictureProps {
  grid: Face[];
  sets: MadeSet[];
  children: ComponentChildren;
}

function Picture({ grid, sets, children }: PictureProps) {
  return (
    <figure class="bg-worked">
      <div role="img" aria-label={spokenGrid(grid, sets)}>
        <Nine grid={grid} sets={sets} />
      </div>
      <figcaption class="num">{children}</figcaption>
    </figure>
  );
}
