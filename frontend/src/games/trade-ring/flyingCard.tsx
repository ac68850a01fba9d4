import { render } from "preact";
import { Card } from "../../art/playing-cards/Card.tsx";
import { ChipsOnCard } from "./ChipsOnCard.tsx";
import { type Lies, nameOf } from "./state.ts";

/** Returns the picture of a flying card; null draws a back. */
export function flyingCard(lies: Lies | null): Element {
  const box = document.createElement("span");
  const card = lies?.card ?? null;
  render(
    <>
      <Card name={card === null ? null : nameOf(card)} words={null} />
      {lies?.chips ? <ChipsOnCard chips={lies.chips} /> : null}
    </>,
    box,
  );
  return box;
}
