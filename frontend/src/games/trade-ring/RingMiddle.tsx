/** The middle of the ring: the auctioneer's choices, or what the table waits for. */

import { Art } from "../../art/Art.tsx";
import { keyed } from "../table/Actions.tsx";
import type { RingProps } from "./ringProps.ts";
import * as text from "./texts/en/table.ts";

export function RingMiddle(props: RingProps) {
  const { words, choices, draft, take, layout } = props;
  if (choices.skip) return <Pass {...props} />;
  if (!choices.mulligan) return words && <words.WaitingFor {...props} />;
  return (
    <button
      type="button"
      class="tr-mulligan"
      aria-pressed={draft.take === "mulligan"}
      aria-label={text.MULLIGAN_WORDS}
      {...keyed("M")}
      onClick={() => take("mulligan")}
    >
      <Art name="token-mulligan" size={layout.roomy ? 62 : 40} />
      <span class="display">{text.MULLIGAN}</span>
    </button>
  );
}

/** Shows skip and fold. Folding is final (T-06), so it is confirmed; the confirmation can be cancelled here. */
function Pass({ draft: { folding, take: taken }, take, askToFold }: RingProps) {
  return (
    <span class="ways">
      {!folding && (
        <button type="button" {...keyed("S")} aria-pressed={taken === "skip"} onClick={() => take("skip")}>
          {text.SKIP}
        </button>
      )}
      <button type="button" {...keyed(folding ? "Escape" : "F")} onClick={() => askToFold(!folding)}>
        {folding ? text.BACK : text.FOLD}
      </button>
    </span>
  );
}
