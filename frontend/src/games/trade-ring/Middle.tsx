/** The middle of the ring: what the auctioneer may do there, else whom the table waits for. */

import { Art, SeatMark } from "../../art/Art.tsx";
import { listWords } from "../../ui/words.ts";
import { namesOf, shortNames, whose } from "../seats.ts";
import type { RingProps } from "./Ring.tsx";
import type { Stage } from "./stage.ts";
import type { RingView } from "./state.ts";

export function Middle({ roomy, ...props }: RingProps & { roomy: boolean }) {
  const { view, stage, choices, draft, take } = props;
  if (choices.skip) return <Pass {...props} />;
  if (!choices.mulligan) return <Waits view={view} stage={stage} roomy={roomy} />;
  return (
    <button
      type="button"
      class="tr-mulligan"
      aria-pressed={draft.take === "mulligan"}
      aria-label="Mulligan: all cards on the ring are discarded, and each player draws one"
      aria-keyshortcuts="M"
      title="Key M"
      onClick={() => take("mulligan")}
    >
      <Art name="token-mulligan" size={roomy ? 62 : 40} />
      <span class="display">Mulligan</span>
    </button>
  );
}

/** The quiet ways to take a turn; folding asks once, as it is for good (T-06). */
function Pass({ scene, draft, busy, skip, fold, askToFold }: RingProps) {
  const can = (act: () => void) => () => busy || act();
  if (draft.folding) {
    return (
      <>
        <b class="display" role="status">
          Fold for good?
        </b>
        <span class="ways">
          <button type="button" class="final" aria-disabled={busy} onClick={can(fold)}>
            Fold
          </button>
          <button type="button" onClick={() => askToFold(false)}>
            Stay
          </button>
        </span>
      </>
    );
  }
  return (
    <>
      {!scene && <b class="display">Your turn</b>}
      <span class="ways">
        <button type="button" aria-disabled={busy} aria-keyshortcuts="S" title="Key S" onClick={can(skip)}>
          Skip
        </button>
        <button type="button" aria-keyshortcuts="F" title="Key F" onClick={can(() => askToFold(true))}>
          Fold
        </button>
      </span>
    </>
  );
}

/** So many marks fit into the middle. */
const MARKS = 4;

function Waits({ view, stage, roomy }: { view: RingView; stage: Stage; roomy: boolean }) {
  const { auctioneer, thinking, phase } = stage;
  if (phase === "over" || auctioneer === null) return null;
  const names = shortNames(namesOf(view));
  const who = names(auctioneer);
  if (phase !== "offers" || thinking.length === 0) {
    return <b class="display">{`${whose(who)} ${phase === "turn" ? "turn" : "choice"}`}</b>;
  }
  const whom = thinking.map((seat) => (seat === view.you ? "you" : names(seat)));
  return (
    <>
      <b class="display">{roomy ? `${who} ${who === "You" ? "wait" : "waits"} for` : "Waiting for"}</b>
      <span class="marks">
        {thinking.slice(0, MARKS).map((seat) => (
          <i key={seat}>
            <SeatMark seat={seat} size={roomy ? 20 : 17} />
          </i>
        ))}
      </span>
      <span class={roomy ? "" : "vh"}>{whom.length <= 2 ? listWords(whom) : `${whom.length} offers`}</span>
    </>
  );
}
