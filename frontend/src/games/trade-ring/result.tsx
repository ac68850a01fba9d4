/** The result: the best hand, all hands, the pot and the rest of the deck. */

import { later } from "../../ui/lazy.tsx";
import { orderOf } from "../table/podium.ts";
import type { Finished } from "../types.ts";
import { endWords } from "./outcome.ts";
import type { RingState } from "./state.ts";
import { leftIn } from "./texts/en/result.ts";
import "./result.css";

export { outcome } from "./outcome.ts";

const Pictures = later(() => import("../../art/playing-cards/Pictures.tsx"));
const AllHands = later(() => import("./AllHands.tsx"));
const HandRow = later(() => import("./HandRow.tsx"));

export default function Result({ view }: { view: Finished<RingState> }) {
  const { left } = view.state;
  return (
    <>
      <Pictures />
      <AllHands view={view} order={orderOf(view)} />
      <p class="tr-end">{endWords(view.state)}</p>
      {left && left.length > 0 && (
        <section class="tr-end">
          <h2 class="label">{leftIn(left.length)}</h2>
          <HandRow cards={left} counts={0} />
        </section>
      )}
    </>
  );
}
