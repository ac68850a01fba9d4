import type { ComponentChildren } from "preact";
import data from "#data/becks_golf/cards.json";
import { RulesSection } from "../RulesSection.tsx";
import { CardArt } from "./CardArt.tsx";
import CardPictures from "./CardPictures.tsx";
import { Grid } from "./Grid.tsx";
import examples from "./rules/examples.json";
import "./rules/rules.css";
import { points } from "../../ui/namesAndScores.ts";
import type { Card, Face, MadeSet } from "./state.ts";
import { spokenGrid } from "./texts/en/cards.ts";
import * as say from "./texts/en/rules.ts";

const PACK = data.cards as { card: Card; colour: string; count: number; value: number }[];
const KINDS = ["black", "red", "green", "yellow"].flatMap((colour) => PACK.filter((kind) => kind.colour === colour));
const [HAZARD] = KINDS.slice(-1);
const ALL = PACK.reduce((sum, { count }) => sum + count, 0);
/** Examples, which the engine's tests score too. */
const WORKED = examples.worked as { grid: Face[]; sets: MadeSet[]; sum: string; score: number }[];
const LATE = examples.late as { grid: Face[]; drawn: Card; at: number };

/** Shows the game in a minute. All figures come from the engine's data. */
export default function Rules() {
  const { opened, closing, late, turns } = data;
  return (
    <>
      <CardPictures />
      <RulesSection title={say.DEAL} words={say.deal(opened)} />
      <RulesSection title={say.TURN} points={say.turn} />
      <RulesSection title={say.PACK} words={say.pack(ALL)}>
        <ul class="bg-pack">
          {KINDS.map(({ card, value, count }) => (
            <li key={card}>
              <CardArt face={card} />
              <span>{say.kindName(card, value)}</span>
              <small class="num">{say.ofThem(count)}</small>
            </li>
          ))}
        </ul>
      </RulesSection>
      <RulesSection title={say.SETS} words={say.SETS_TEXT}>
        {WORKED.map((example) => (
          <Picture key={example.score} {...example}>
            {example.sum} = <b class="display">{points(example.score)}</b>
          </Picture>
        ))}
      </RulesSection>
      <RulesSection title={say.OUT} words={say.out(closing.lowest, closing.not_lowest)} />
      <RulesSection title={say.LATE} words={say.late(late.places, late.kept_up_to)}>
        <Picture grid={LATE.grid} sets={[]}>
          {say.lateExample(LATE.drawn, LATE.grid[LATE.at]!)}
        </Picture>
      </RulesSection>
      <p class="note ours">{say.ours(HAZARD!.count, HAZARD!.value)}</p>
      <p class="note">{say.guard(turns)}</p>
    </>
  );
}

function Picture({ grid, sets, children }: { grid: Face[]; sets: MadeSet[]; children: ComponentChildren }) {
  return (
    <figure class="bg-worked">
      <div role="img" aria-label={spokenGrid(grid, sets)}>
        <Grid grid={grid} sets={sets} />
      </div>
      <figcaption class="num">{children}</figcaption>
    </figure>
  );
}
