import { numbers } from "#data/some_game/some_game.json";
import { BoldWords } from "../../ui/BoldWords.tsx";
import * as say from "./texts/en/rules.ts";

/** The game in a minute; its figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      <p>
        <BoldWords text={say.numbers(Math.min(...numbers), Math.max(...numbers))} />
      </p>
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
