/** The player's hand, small, while they choose among other cards. */

import { Card } from "./art/Card.tsx";
import "./small-hand.css";
import * as say from "./texts/en/rare-actions.ts";
import type { Play } from "./usePlay.ts";

export function SmallHand({ play: { view, own, golfer } }: { play: Play }) {
  const looking = view.state.looking?.golfer ?? golfer;
  const cards = own!.golfers.find((one) => one.golfer === looking)?.cards ?? [];
  return (
    <section class="mu-kept">
      <h2 class="label">{say.OWN_HAND}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card} data-card={card}>
            <Card card={card} up="club" size="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}
