/** Tabs for a seat's two golfers. */

import { SeatMark } from "../../art/Art.tsx";
import { missing } from "./draft.ts";
import { golfersOf } from "./golfers.ts";
import "./golfer-tabs.css";
import * as say from "./texts/en/rare-actions.ts";
import type { Play } from "./usePlay.ts";

export default function GolferTabs({ play: { view, own, draft, golfer, acts } }: { play: Play }) {
  const names = golfersOf(view);
  const { phase, asking } = view.state;
  const wordsOf = (one: number) => {
    if (phase !== "plan") return asking.includes(one) ? say.ASKED : "";
    return one === golfer ? say.PLANS_NOW : missing(draft[one]!) ? "" : say.PLANNED;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div class="mu-row" role="group" aria-label={say.GOLFERS}>
      {own!.golfers.map(({ golfer: one }) => (
        <button key={one} type="button" aria-pressed={one === golfer} onClick={() => acts.golfer(one)}>
          <SeatMark seat={view.you!} size={22} />
          <span>
            <b>{names(one)}</b> <small>{wordsOf(one)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
