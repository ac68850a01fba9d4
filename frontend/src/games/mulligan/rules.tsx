import cards from "#data/mulligan/cards.json";
import { BoldWords } from "../../ui/BoldWords.tsx";
import { later } from "../../ui/lazy.tsx";
import { firstTable } from "../table/FirstTableOffer.tsx";
import { HALVES, idOf } from "./art/cardFaces.ts";
import { HalfHelp } from "./HalfHelp.tsx";
import { modes } from "./texts/en/definition.ts";
import * as first from "./texts/en/first-hole.ts";
import * as say from "./texts/en/rules.ts";

const Pictures = later(() => import("./art/Pictures.tsx"));
const FirstHole = firstTable(first, () => import("./FirstHole.tsx"));

const COPIES = new Map(
  [...cards.clubs, ...cards.actions, ...cards.anytime].map(({ name, copies }) => [idOf(name), copies]),
);

/** Shows the game in a minute, and all cards. Numbers come from the engine's data. */
export default function Rules() {
  return (
    <>
      <Pictures />
      <FirstHole />
      {[...say.steps.map(({ title, text }) => ({ title, text: [text] })), ...say.sections].map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((one) => (
            <p key={one}>
              <BoldWords text={one} />
            </p>
          ))}
        </section>
      ))}
      <Halves title={say.CLUBS} kind="club" />
      <Halves title={say.ACTIONS} kind="action" />
      <Halves title={say.ANYTIME} kind="anytime" />
      <h2>{say.MODES}</h2>
      <p>{say.AT_MOST}</p>
      {Object.entries(modes).map(([id, { name, means }]) => (
        <section key={id}>
          <h3>{name}</h3>
          <p>{means}</p>
          {say.finer[id] && <p>{say.finer[id]}</p>}
        </section>
      ))}
      <h2>{say.CLOCK}</h2>
      <p>{say.CLOCK_TEXT}</p>
    </>
  );
}

function Halves({ title, kind }: { title: string; kind: "club" | "action" | "anytime" }) {
  const all = HALVES.filter((half) => half.kind === kind);
  return (
    <section>
      <h2>{title}</h2>
      <ul class="mu-halves">
        {all.map((half) => {
          const copies = COPIES.get(half.id);
          return <HalfHelp key={half.id} half={half} note={copies ? say.copies(copies) : say.OWN} />;
        })}
      </ul>
    </section>
  );
}
