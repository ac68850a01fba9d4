/** How long to wait before polling again: briefly while another person is active and may act, long when only chat can come, and never
 * past the end of somebody's clock. Watchers see public views, without a key. */

import type { Message, View } from "../api/types.ts";
import { keyChanged } from "../identity/key.ts";
import { ownSeat } from "../identity/ownSeats.ts";
import { DecisionTimes } from "./decisionTimes.ts";
import type { TableClient } from "./tableClient.ts";

export interface PollState {
  view: View;
  /** When the shown view last changed, ms. */
  movedAt: number;
  /** When another person last decided or said something, ms; 0 for never. */
  othersAt: number;
  /** When anybody last said something, ms; NaN for never. */
  saidAt: number;
  tempo: DecisionTimes;
  now: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const QUICK = 1.5 * SECOND;
/** Added per further player: the more there are, the less often one's turn is next. */
const EACH = 0.2 * SECOND;
/** A player who has just seen something needs a moment. */
const BRISK = 2.5 * SECOND;
const STEADY = 5 * SECOND;
/** When several must choose, the next choice decides nothing yet. */
const SLOW = 8 * SECOND;
/** While the player has yet to choose, the choices of others are hidden. */
const OWN_FIRST = 12 * SECOND;
const SELDOM = 20 * SECOND;
/** As long as the club waits before it notifies an active player (`notifications/pending.py`), and no longer. */
const OWN_TURN = 30 * SECOND;
const HARDLY = MINUTE;
/** A player who acted this recently counts as present. */
const THERE = 5 * MINUTE;
/** Polls this soon after a clock has run out. */
const AFTER = 0.5 * SECOND;

/** Polls the table in this rhythm, and at once when the service worker hears of it or another tab has moved there. */
export function startPolling(id: string, { state, ended, refresh, keepTo }: TableClient): void {
  let shown: View | null = null;
  let said: readonly Message[] = [];
  let movedAt = 0;
  let othersAt = 0;
  const tempo = new DecisionTimes();
  let watching = false;
  /** Who has sat down in another tab does not watch any more; whose key was changed on another phone only watches here. */
  const watches = () => keyChanged.get() !== "" || (watching && ownSeat(id) === null);
  const pause = () => {
    const { view, messages } = state.get();
    const saidAt = Date.parse(messages[messages.length - 1]?.at ?? "");
    const now = Date.now();
    if (!view) return QUICK;
    return nextPause({ view, movedAt, othersAt, saidAt, tempo, now });
  };
  const note = () => {
    const { view, messages } = state.get();
    if (!view || (view === shown && messages === said)) return;
    if (view !== shown) movedAt = Date.now();
    [shown, said] = [view, messages];
    tempo.note(view);
    othersAt = Math.max(othersAt, othersSeen(view, messages));
    watching = isWatched(view) ?? watching;
    keepTo(pause, watches);
  };
  if (ended.aborted) return;
  const leaving = { signal: ended };
  addEventListener(
    "storage",
    ({ key }) => /^club\.seat\./.test(key ?? "") && key!.endsWith(`.${id}`) && refresh(),
    leaving,
  );
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data === `/t/${id}` && refresh(), leaving);
  ended.addEventListener("abort", state.follow(note));
  note();
}

/** Whether this player sees only what every watcher sees; null if the view does not tell. */
function isWatched({ me, you, seats, status, requests, may_ask, watching }: View): boolean | null {
  // That a seat is kept for this player is told with their key alone.
  if (me !== null && seats.some(({ player }) => player === me)) return false;
  // Without a key nobody is shown a table that is closed to watchers.
  if (you !== null || requests.length || watching === false) return false;
  return status !== "open" || may_ask || null;
}

/** In ms. */
export function nextPause(pulse: PollState): number {
  const { view, now } = pulse;
  const talked = now - pulse.saidAt < MINUTE ? STEADY : HARDLY;
  return Math.min(paceOf(view, pulse), talked, untilLate(view, now));
}

/** Seats played by other people. */
function othersOf({ seats, you }: View): number[] {
  const theirs = ({ seat, kind, player, played_by_bot }: View["seats"][number]) =>
    seat !== you && kind === "human" && player !== null && !played_by_bot;
  return seats.filter(theirs).map(({ seat }) => seat);
}

function paceOf(view: View, { movedAt, othersAt, tempo, now }: PollState): number {
  const still = now - movedAt;
  const others = othersOf(view);
  const there = now - othersAt < THERE;
  if (view.status === "open") return within(2 * SECOND, still / 4, SELDOM);
  if (view.status === "finished") return within(STEADY, still / 4, others.length ? SELDOM : HARDLY);
  const asked = view.waiting_for.filter((seat) => seat !== view.you);
  // Bots that take time are done any moment.
  if (asked.some((seat) => !others.includes(seat))) return within(QUICK, still / 10, SELDOM);
  if (!others.length) return HARDLY;
  if (!asked.length) return tempo.atOnce && there ? OWN_FIRST : OWN_TURN;
  if (!there) return within(4 * SECOND, still / 3, still < 10 * MINUTE ? SELDOM : HARDLY);
  if (view.waiting_for.length > 1) return paceOfSeveral(view, tempo, still);
  if (tempo.together) return within(QUICK, still / 10, SLOW);
  return paceOfOne(tempo.usual(view), still, others.length);
}

/** When choices are revealed together, the player's own is waited for first. */
function paceOfSeveral({ waiting_for, you }: View, { apart }: DecisionTimes, still: number): number {
  if (apart) return within(BRISK, still / 10, STEADY);
  return you !== null && waiting_for.includes(you) ? OWN_FIRST : SLOW;
}

/** Right after a move nobody decides; a slow player's move may be seen a little later. */
function paceOfOne(usual: number, still: number, others: number): number {
  const known = Math.max(0.4 * usual - still, usual / 10, still / 20);
  const guessed = still < SECOND ? BRISK : still / 10;
  return within(QUICK + EACH * (others - 1), usual ? known : guessed, SLOW);
}

const within = (least: number, ms: number, most: number) => Math.min(Math.max(least, ms), most);

/** Time until another player's clock has run out: the first poll after that records it. Not for the player's own clock, since polling
 * would cost the time they still have. */
function untilLate({ status, waiting_for, you, pace }: View, now: number): number {
  const ends = waiting_for.filter((seat) => seat !== you).map((seat) => Date.parse(pace.seats[seat]?.deadline ?? ""));
  const next = Math.min(...ends.filter((end) => end > now));
  return status === "playing" ? next - now + AFTER : Number.POSITIVE_INFINITY;
}

/** When somebody other than `you` was last active, ms; 0 for never. */
export function othersSeen({ last, started, you, seats }: View, messages: readonly Message[]): number {
  const times = messages.filter(({ seat }) => seat !== you).map(({ at }) => at);
  if (last && last.seat !== you) times.push(last.at);
  // Whoever comes last begins the game.
  if (started && seats.length > 1) times.push(started);
  return Math.max(0, ...times.map(Date.parse));
}
