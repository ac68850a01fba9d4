import data from "#data/trade_ring/cards.json";
import Pictures from "../../art/playing-cards/Pictures.tsx";
import { Marked } from "../../ui/Marked.tsx";
import told from "./examples.json";
import { HandRules, HandTable } from "./HandTable.tsx";
import { END, ours, PLAY, type Section, WHAT_BEATS_WHAT } from "./texts/en/rules.ts";

/** All figures come from the engine's own file, or are held against the engine. */
const FIGURES = {
  hand: data.hand,
  high_risk: data.high_risk,
  most_with_high_risk: data.players.most_with_high_risk,
  chips: data.chips,
  skips: data.ends.skips_per_active_player,
  turns: data.ends.turns_per_player,
  mulligans: told.mulligans,
  best: told.best,
};

/** The game in a minute. */
export default function Rules() {
  return (
    <>
      <Pictures />
      {PLAY(FIGURES).map(sectionOf)}
      <h2>{WHAT_BEATS_WHAT}</h2>
      <HandTable />
      <HandRules />
      {END(FIGURES).map(sectionOf)}
      <p class="note ours">{ours(data.chips)}</p>
    </>
  );
}

function sectionOf({ title, words, points }: Section) {
  return (
    <>
      <h2>{title}</h2>
      {words && <p>{words}</p>}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Marked text={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
