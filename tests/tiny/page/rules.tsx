import { deck } from "#data/tiny/tiny.json";
import { BoldWords } from "../../ui/BoldWords.tsx";
import * as say from "./texts/en/rules.ts";

/** The rules in brief. Their figures come from the engine's data file. */
export default function Rules() {
  return (
    <>
      {say.steps.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {[say.AGAIN, say.deck(deck.length, Math.max(...deck))].map((text) => (
        <p key={text}>
          <BoldWords text={text} />
        </p>
      ))}
    </>
  );
}
