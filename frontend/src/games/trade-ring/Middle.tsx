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
  if (!choices.mulligan) return <Waits view={view} stage={stage} />;
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
function Pass({ draft, busy, skip, fold, askToFold }: RingProps) {
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
      <b class="display">Your turn</b>
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

function Waits({ view, stage }: { view: RingView; stage: Stage }) {
  const { auctioneer, thinking, phase } = stage;
  if (phase === "over" || auctioneer === null) return null;
  const names = shortNames(namesOf(view));
  const who = names(auctioneer);
  if (phase !== "offers" || thinking.length === 0) {
    const acts = phase === "turn" ? "turn" : "choice";
    return <b class="display">{`${whose(who)} ${acts}`}</b>;
  }
  const few = thinking.length <= 2;
  return (
    <>
      <b class="display">{`${who} ${who === "You" ? "wait" : "waits"} for`}</b>
      <span class="marks">
        {thinking.slice(0, MARKS).map((seat) => (
          <i key={seat}>
            <SeatMark seat={seat} size={20} />
          </i>
        ))}
      </span>
      <span>
        {few
          ? listWords(thinking.map((seat) => (seat === view.you ? "you" : names(seat))))
          : `${thinking.length} offers`}
      </span>
    </>
  );
}
