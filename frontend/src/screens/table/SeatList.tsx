import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { Seat, View } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { partsOf } from "../../games/index.ts";
import { shareLink } from "../../ui/share.ts";
import { say } from "../../ui/toast.ts";
import { LEVEL_NAMES } from "../../ui/words.ts";
import { Terms, whatWords } from "./Terms.tsx";

interface SeatListProps {
  view: View;
  onView(view: View): void;
  onClose(): void;
}

export function SeatList({ view, onView, onClose }: SeatListProps) {
  const link = (path: string) => new URL(path, location.origin).href;
  return (
    <>
      <ul class="seat-list">
        {view.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} size={26} />
            <span>
              <b>{seat.seat === view.you ? `${seat.name} (you)` : seat.name || "Free"}</b>
              <small>{seatWords(seat)}</small>
            </span>
            <GiveAway seat={seat} view={view} />
          </li>
        ))}
      </ul>
      <Terms view={view} />
      <div class="sheet-actions">
        {view.links.join && (
          <button
            type="button"
            class="side-action"
            onClick={() =>
              shareLink({
                title: "Mulligan Club",
                text: `A seat for you: ${whatWords(view)}.`,
                url: link(view.links.join!),
              })
            }
          >
            <Art name="icon-link" /> Send the join link
          </button>
        )}
        <button
          type="button"
          class="side-action"
          onClick={() =>
            shareLink({ title: "Mulligan Club", text: `Watch us: ${whatWords(view)}.`, url: link(view.links.watch) })
          }
        >
          <Art name="icon-watch" /> Let somebody watch
        </button>
        {view.you !== null && view.status !== "finished" && (
          <LeaveButton view={view} onView={onView} onClose={onClose} />
        )}
      </div>
    </>
  );
}

function seatWords(seat: Seat): string {
  if (seat.kind === "bot") return `A bot, ${LEVEL_NAMES[seat.level ?? "normal"]}`;
  if (seat.kind === "open") return "Waits for somebody with the link";
  if (seat.kind === "reserved") return "Kept for them from the last game";
  if (seat.player === null) return "Given up; a bot plays until somebody takes it";
  return seat.played_by_bot ? "Away; a bot plays for now" : "";
}

/** A seat whose player is away may go to somebody else; one's own always may. The server knows who may do so. */
function GiveAway({ seat, view }: { seat: Seat; view: View }) {
  const [sure, setSure] = useState(false);
  const own = seat.seat === view.you;
  const away = seat.kind === "human" && seat.player !== null && (seat.played_by_bot || own);
  if (view.you === null || view.status !== "playing" || !away) return null;
  const give = async () => {
    if (own && !sure) return setSure(true);
    try {
      const { links } = await calls.release(view.table, seat.seat);
      if (links.join) {
        const url = new URL(links.join, location.origin).href;
        await shareLink({ title: "Mulligan Club", text: `Take over at our table: ${whatWords(view)}.`, url });
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
    }
  };
  return (
    <button type="button" class="quiet-action" onClick={give}>
      {sure ? "Really? You only watch then" : "Give away"}
    </button>
  );
}

function leavingWords(view: View): string {
  if (view.status === "open") return "Your seat will be free again.";
  if (partsOf(view.game)?.ownPace?.(view)) return "A bot will play your round to its end for you, at once.";
  return "A bot will play on for you. You may come back any time.";
}

function LeaveButton({ view, onView, onClose }: SeatListProps) {
  const [sure, setSure] = useState(false);
  const leave = async () => {
    try {
      onView(await calls.leave(view.table));
      onClose();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      say(error.message);
    }
  };
  if (!sure) {
    return (
      <button type="button" class="side-action danger" onClick={() => setSure(true)}>
        Leave the table
      </button>
    );
  }
  return (
    <div class="sure">
      <p>{leavingWords(view)}</p>
      <button type="button" class="side-action danger" onClick={leave}>
        Leave
      </button>
      <button type="button" class="side-action" onClick={() => setSure(false)}>
        Stay
      </button>
    </div>
  );
}
