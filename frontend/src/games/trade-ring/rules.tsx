import data from "#data/trade_ring/cards.json";
import Pictures from "../../art/playing-cards/Pictures.tsx";
import { RulesSection, type Told } from "../RulesSection.tsx";
import examples from "./examples.json";
import { HandRules, HandTable } from "./HandTable.tsx";
import { END, ours, PLAY, WHAT_BEATS_WHAT } from "./texts/en/rules.ts";

/** All figures come from the engine's data, or are compared with the engine by tests. */
const FIGURES = {
  hand: data.hand,
  high_risk: data.high_risk,
  most_with_high_risk: data.players.most_with_high_risk,
  chips: data.chips,
  skips: data.ends.skips_per_active_player,
  turns: data.ends.turns_per_player,
  mulligans: examples.mulligans,
  best: examples.best,
};

/** Shows the game in a minute. */
export default function Rules() {
  return (
    <>
      <Pictures />
      {PLAY(FIGURES).map(sectionOf)}
      <RulesSection title={WHAT_BEATS_WHAT}>
        <HandTable />
        <HandRules />
      </RulesSection>
      {END(FIGURES).map(sectionOf)}
      <p class="note ours">{ours(data.chips)}</p>
    </>
  );
}

const sectionOf = (section: Told) => <RulesSection key={section.title} {...section} />;
