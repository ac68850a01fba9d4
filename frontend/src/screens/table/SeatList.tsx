import { useState } from "preact/hooks";
import { nudge } from "../../api/pausesAndSettings.ts";
import * as calls from "../../api/tables.ts";
import type { Seat, View } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import { go } from "../../lib/router.ts";
import "../../art/icons.ts";
import { definitionOf } from "../../games/loadDefinition.tsx";
import * as texts from "../../texts/en/table-sheet.ts";
import { CLUB, LEVEL_NAMES } from "../../texts/en/words.ts";
import { attempt } from "../../ui/attempt.ts";
import { Confirm } from "../../ui/Confirm.tsx";
import { isAhead, untilWords } from "../../ui/futureDates.ts";
import { shareLink } from "../../ui/share.ts";
import { useNow } from "../../ui/TimeLeft.tsx";
import { newTableAddress } from "./newTableAddress.ts";
import { PauseButton } from "./PauseButton.tsx";
import { clockOf, hasClock, mayAskForPause, mayNudge } from "./seatClock.ts";
import { TableWebhook } from "./TableWebhook.tsx";
import { Terms, whatWords } from "./Terms.tsx";

interface SeatListProps {
  view: View;
  onView(view: View): void;
  /** Called after a seat was released: the shown view is out of date. */
  onReleased(): void;
  onClose(): void;
}

/** The page where players set an absence. */
const OWN_TIME = "/me#own-time";

const shared = (path: string, text: string) =>
  shareLink({ title: CLUB, text, url: new URL(path, location.origin).href });

export function SeatList({ view, onView, onReleased, onClose }: SeatListProps) {
  const { join, watch } = view.links;
  const what = whatWords(view);
  const now = useNow();
  return (
    <>
      <ul class="seat-list">
        {view.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} view={view} now={now} onView={onView} onReleased={onReleased} />
        ))}
      </ul>
      <Terms view={view} />
      <div class="sheet-actions">
        {join && (
          <button type="button" class="side-action" onClick={() => shared(join, texts.seatFor(what))}>
            <Art name="icon-link" /> {texts.SEND_JOIN_LINK}
          </button>
        )}
        {view.watching !== false && (
          <button type="button" class="side-action" onClick={() => shared(watch, texts.watchUs(what))}>
            <Art name="icon-watch" /> {texts.LET_WATCH}
          </button>
        )}
        {view.you === null && (
          <a class="side-action" href={newTableAddress(view)}>
            <Art name="icon-plus" /> {texts.OWN_TABLE}
          </a>
        )}
        {mayAskForPause(view, now) && <PauseButton view={view} onView={onView} onClose={onClose} />}
        {view.you !== null && view.status === "playing" && hasClock(view) && (
          <button type="button" class="side-action" onClick={() => go(OWN_TIME)}>
            {texts.GO_AWAY}
          </button>
        )}
        {view.you !== null && view.host === view.you && view.status !== "finished" && (
          <TableWebhook table={view.table} />
        )}
        {view.you !== null && view.status !== "finished" && (
          <LeaveButton view={view} onView={onView} onClose={onClose} />
        )}
      </div>
    </>
  );
}

interface SeatRowProps {
  seat: Seat;
  view: View;
  now: number;
  onView(view: View): void;
  onReleased(): void;
}

function SeatRow({ seat, view, now, onView, onReleased }: SeatRowProps) {
  const [sure, setSure] = useState(false);
  const own = seat.seat === view.you;
  const { ask, yes, no } = own ? texts.GIVE_OWN : texts.giveOther(seat.name ?? "");
  const remind = () => attempt(async () => onView(await nudge(view.table, seat.seat)));
  const give = async () => {
    await attempt(async () => {
      const { links } = await calls.release(view.table, seat.seat);
      onReleased();
      if (links.join) await shared(links.join, texts.takeOver(whatWords(view)));
    });
    setSure(false);
  };
  return (
    <li>
      <SeatMark seat={seat.seat} size={26} />
      <span>
        <SeatName seat={seat} words={own ? texts.ownSeat(seat.name) : seat.name || texts.FREE} />
        <small>{seatWords(seat, now) || clockOf(view, seat.seat, now)}</small>
      </span>
      {mayNudge(view, seat.seat, now) && (
        <button type="button" class="quiet-action" aria-label={texts.nudge(seat.name ?? "")} onClick={remind}>
          {texts.NUDGE}
        </button>
      )}
      {mayGive(seat, view) && !sure && (
        <button type="button" class="quiet-action" onClick={() => setSure(true)}>
          {texts.GIVE_AWAY}
        </button>
      )}
      {sure && <Confirm ask={ask} yes={yes} no={no} onYes={give} onNo={() => setSure(false)} />}
    </li>
  );
}

/** Shows a name; a person's links to their page. */
function SeatName({ seat: { player }, words }: { seat: Seat; words: string }) {
  return player ? (
    <a class="plain named" href={`/players/${player}`}>
      {words}
    </a>
  ) : (
    <b class="named">{words}</b>
  );
}

function seatWords(seat: Seat, now: number): string {
  if (seat.kind === "bot") return texts.bot(LEVEL_NAMES[seat.level ?? "normal"]);
  if (seat.kind === "open") return texts.WAITS;
  if (seat.kind === "reserved") return texts.KEPT;
  if (seat.player === null) return texts.GIVEN_UP;
  if (isAhead(seat.held_until, now)) return texts.heldUntil(untilWords(seat.held_until, new Date(now)));
  if (seat.held_until) return texts.HELD_NO_MORE;
  return seat.played_by_bot ? texts.AWAY : "";
}

/** Whether a seat can be released: an absent player's, and always the player's own. The server has the final say. */
function mayGive(seat: Seat, view: View): boolean {
  const away =
    seat.kind === "human" &&
    seat.player !== null &&
    ((seat.played_by_bot && !seat.held_until) || seat.seat === view.you);
  return view.you !== null && view.status === "playing" && away;
}

function leavingWords(view: View): string {
  if (view.status === "open") return texts.SEAT_FREE_AGAIN;
  return definitionOf(view.game)?.ownPace?.(view) ? texts.BOT_FINISHES : texts.BOT_PLAYS_ON;
}

function LeaveButton({ view, onView, onClose }: Omit<SeatListProps, "onReleased">) {
  const [sure, setSure] = useState(false);
  const leave = () =>
    attempt(async () => {
      onView(await calls.leave(view.table));
      onClose();
    });
  if (sure) {
    return (
      <Confirm ask={leavingWords(view)} yes={texts.LEAVE} no={texts.STAY} onYes={leave} onNo={() => setSure(false)} />
    );
  }
  return (
    <button type="button" class="side-action danger" onClick={() => setSure(true)}>
      {texts.LEAVE_TABLE}
    </button>
  );
}
