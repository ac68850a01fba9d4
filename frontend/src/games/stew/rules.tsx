import { draws, hand, matches_a_penny, rounds, turns } from "#data/stew/cards.json";
import { Marked } from "../../ui/Marked.tsx";
import * as say from "./texts/en/rules.ts";

/** The game in a minute; its figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      {[say.game(rounds, turns, hand), say.mulligan(draws.mulligan), say.wages(matches_a_penny)].map((text) => (
        <p key={text}>
          <Marked text={text} />
        </p>
      ))}
      {say.steps.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>{say.CLOCK}</h2>
      <p>{say.CLOCK_TEXT}</p>
    </>
  );
}
