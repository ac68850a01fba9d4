/** A revealed turn: each seat's cards and token, and its matches with the royal. */

import { useEffect, useState } from "preact/hooks";
import { reducedMotion } from "../../ui/motion.ts";
import { namesOf } from "../seatNames.ts";
import { CardArt } from "./art/CardArt.tsx";
import { Ingredients, TokenArt } from "./art/signs.tsx";
import { cardWords, faceOf, wantedBy } from "./cards.ts";
import { Plate } from "./Plate.tsx";
import { Royals } from "./Royals.tsx";
import type { Laid, Turn } from "./revealScenes.ts";
import { royalsOf, type StewView } from "./state.ts";
import * as say from "./texts/en/reveal.ts";

interface TurnSceneProps {
  view: StewView;
  scene: Turn;
}

export function TurnScene({ view, scene }: TurnSceneProps) {
  const { seats, asked } = scene;
  const names = namesOf(view);
  // Ingredients and tokens are the slowest to draw, so they come one frame later: they are hidden until the cards turn.
  const [printed, print] = useState(reducedMotion);
  useEffect(() => print(true), []);
  /** Returns a seat's position clockwise from the dishwasher, the order in which a turn is resolved. */
  const place = (seat: number) => (seat - view.state.dishwasher + seats.length) % seats.length;
  return (
    <div class="stew-reveal turned">
      <Royals
        royals={royalsOf(view.state)}
        below={(royal) => (
          <span class="order" aria-hidden="true">
            <Ingredients icons={faceOf(scene.orders[royal]!).icons} />
          </span>
        )}
      />
      <ol>
        {seats.map((laid, seat) => (
          <li key={seat} class={seat === asked ? "asked" : ""} style={{ "--at": place(seat) }}>
            <span class="vh">{wordsOf(names(seat), laid)}</span>
            <Column play={laid.play} orders={scene.orders} printed={printed} />
            <Plate seat={seat} name={names(seat)}>
              {laid.play.token !== "mulligan" && <b class="num">{laid.matches}</b>}
              {printed && <TokenArt token={laid.play.token} />}
            </Plate>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ColumnProps extends Pick<Laid, "play">, Pick<Turn, "orders"> {
  printed: boolean;
}

function Column({ play, orders, printed }: ColumnProps) {
  const wanted = wantedBy(orders[play.token]);
  return (
    <span class="column" aria-hidden="true">
      <span class={play.gone ? "laid gone" : "laid"}>
        {play.cards.map((card) => (
          <CardArt key={card} card={card} wanted={wanted} flat bare={!printed} />
        ))}
      </span>
    </span>
  );
}

const wordsOf = (who: string, { play: { token, cards }, matches }: Laid) =>
  say.laid(who, token, cards.map(cardWords), matches);
