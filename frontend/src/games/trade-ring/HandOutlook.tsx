/** Below the hand: the result of the chosen move, or a hint; for the next auctioneer, the plan for their auction (T-15). */

import { useState } from "preact/hooks";
import { later } from "../../ui/lazy.tsx";
import type { Choices } from "./choices.ts";
import { type Draft, nextOf } from "./draft.ts";
import { handWords, rankOf, stepSign } from "./handWords.ts";
import type { Outlook } from "./moveOutlook.ts";
import type { ChoosingProps } from "./NextAuctionSheet.tsx";
import { nextIs, SAY_NEXT } from "./texts/en/status.ts";
import "./hand-outlook.css";

const NextAuctionSheet = later(() => import("./NextAuctionSheet.tsx"));

interface HandOutlookProps extends ChoosingProps {
  draft: Draft;
  choices: Choices;
  outlook: Outlook;
}

export function HandOutlook(props: HandOutlookProps) {
  const { own, draft, busy, choices, outlook } = props;
  const [open, setOpen] = useState(false);
  const { words, preview } = outlook;
  const stake = choices.stake?.next;
  const next = nextOf(draft, own);
  const said = next && nextIs(rankOf(next.card), next.chips ?? 0);
  return (
    <>
      {stake && !preview ? (
        <p class="tr-then">
          <button type="button" aria-haspopup="dialog" aria-disabled={busy} onClick={() => busy || setOpen(true)}>
            {said ?? SAY_NEXT}
          </button>
        </p>
      ) : (
        <p class="tr-then" role="status">
          {words || said}{" "}
          {preview && (
            <>
              <b class="display">{handWords(preview.value)}</b>{" "}
              <span aria-hidden="true">{stepSign(preview.change)}</span>
            </>
          )}
        </p>
      )}
      {open && stake && (
        <NextAuctionSheet {...props} stake={stake} said={next ?? null} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
