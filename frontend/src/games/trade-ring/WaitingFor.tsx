/** The players for whom the table waits, in the middle of the ring. */

import { SeatMark } from "../../art/Art.tsx";
import { whom } from "../../texts/en/table.ts";
import { namesOf, shortNames } from "../seatNames.ts";
import type { Layout } from "./ringLayout.ts";
import type { Stage } from "./shownRing.ts";
import type { RingView } from "./state.ts";
import * as text from "./texts/en/status.ts";
import "./waiting-for.css";

/** Width of a player's mark in px, and most marks shown. */
const MARK = 29;
const MARKS = 4;

interface WaitingForProps {
  view: RingView;
  stage: Stage;
  layout: Layout;
}

export function WaitingFor({ view, stage, layout: { roomy, middle } }: WaitingForProps) {
  const { auctioneer, thinking, phase } = stage;
  if (phase === "over" || auctioneer === null) return null;
  const names = shortNames(namesOf(view));
  const who = names(auctioneer);
  const offers = phase === "offers" && thinking.length > 0;
  const words = (phase === "turn" ? text.turnOf : text.choiceOf)(who);
  if (!offers && roomy) return <b class="display">{words}</b>;
  return (
    <>
      <b class="display">{roomy ? text.waits(who) : text.WAITING}</b>
      <span class="marks">
        {(offers ? thinking.slice(0, Math.min(MARKS, Math.floor(middle.w / MARK))) : [auctioneer]).map((seat) => (
          <i key={seat}>
            <SeatMark seat={seat} size={roomy ? 20 : 17} />
          </i>
        ))}
      </span>
      <span class={roomy ? "" : "vh"}>{text.offersOf(thinking.map((seat) => whom(names(seat))))}</span>
    </>
  );
}
