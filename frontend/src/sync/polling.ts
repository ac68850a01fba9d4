/** Computes how long to wait before the next poll: short while another person is active and may act, long if only chat can come, and never
 * past the end of a clock. Watchers poll public views, without a key. */

import type { Message, View } from "../api/types.ts";
import { keyChanged } from "../identity/key.ts";
import { ownSeat } from "../identity/ownSeats.ts";
import { DecisionTimes } from "./decisionTimes.ts";
import type { TableClient } from "./tableClient.ts";

export interface PollState {
  view: View;
  /** When the shown view last changed, in ms. */
  movedAt: number;
  /** When another person last decided or wrote something, in ms; 0 for never. */
  othersAt: number;
  /** When anyone last wrote a message, in ms; NaN for never. */
  saidAt: number;
  tempo: DecisionTimes;
  now: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const QUICK = 1.5 * SECOND;
/** Added for each further player: the more there are, the longer it takes until one's turn. */
const EACH = 0.2 * SECOND;
/** A player who has just seen something takes a moment to act. */
const BRISK = 2.5 * SECOND;
const STEADY = 5 * SECOND;
/** If several must choose, the next choice does not decide anything yet. */
const SLOW = 8 * SECOND;
/** While the player has yet to choose, the others' choices are hidden. */
const OWN_FIRST = 12 * SECOND;
const SELDOM = 20 * SECOND;
/** Equals the club's delay before it notifies an active player (`notifications/pending.py`). */
const OWN_TURN = 30 * SECOND;
const HARDLY = MINUTE;
/** A player who acted within this many ms counts as present. */
const THERE = 5 * MINUTE;
/** Ms after the end of a clock at which to poll. */
const AFTER = 0.5 * SECOND;

/** Polls the table in this rhythm, and at once when the service worker receives a push for it or another tab has moved there. */
export function startPolling(id: string, { state, ended, refresh, setRhythm }: TableClient): void {
  let shown: View | null = null;
  let said: readonly Message[] = [];
  let movedAt = 0;
  let othersAt = 0;
  const tempo = new DecisionTimes();
  let watching = false;
  /** Whether to poll as a watcher: always after the key was changed on another phone, otherwise if this player only watches and has not
   * sat down in another tab. */
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
    setRhythm(pause, watches);
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

/** Whether this player sees only what every watcher sees; null if the view does not show that. */
function isWatched({ me, you, seats, status, requests, may_ask, watching }: View): boolean | null {
  // Only a request with the key shows a seat reserved for this player.
  if (me !== null && seats.some(({ player }) => player === me)) return false;
  // A table closed to watchers is shown only with a key.
  if (you !== null || requests.length || watching === false) return false;
  return status !== "open" || may_ask || null;
}

/** Returns the ms until the next poll. */
export function nextPause(pulse: PollState): number {
  const { view, now } = pulse;
  const talked = now - pulse.saidAt < MINUTE ? STEADY : HARDLY;
  return Math.min(paceOf(view, pulse), talked, untilLate(view, now));
}

/** Returns the seats played by other people. */
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
  // Bots that take time may finish any moment.
  if (asked.some((seat) => !others.includes(seat))) return within(QUICK, still / 10, SELDOM);
  if (!others.length) return HARDLY;
  if (!asked.length) return tempo.atOnce && there ? OWN_FIRST : OWN_TURN;
  if (!there) return within(4 * SECOND, still / 3, still < 10 * MINUTE ? SELDOM : HARDLY);
  if (view.waiting_for.length > 1) return paceOfSeveral(view, tempo, still);
  if (tempo.together) return within(QUICK, still / 10, SLOW);
  return paceOfOne(tempo.usual(view), still, others.length);
}

/** Returns the pause when choices are revealed together: the player's own choice comes first. */
function paceOfSeveral({ waiting_for, you }: View, { apart }: DecisionTimes, still: number): number {
  if (apart) return within(BRISK, still / 10, STEADY);
  return you !== null && waiting_for.includes(you) ? OWN_FIRST : SLOW;
}

/** Returns the pause for one player: right after a move nobody decides, and a slow player's move may be seen a little later. */
function paceOfOne(usual: number, still: number, others: number): number {
  const known = Math.max(0.4 * usual - still, usual / 10, still / 20);
  const guessed = still < SECOND ? BRISK : still / 10;
  return within(QUICK + EACH * (others - 1), usual ? known : guessed, SLOW);
}

const within = (least: number, ms: number, most: number) => Math.min(Math.max(least, ms), most);

/** Returns the ms until another player's clock has run out: the first poll after that records it. Ignores the player's own clock, since
 * polling would use up their time. */
function untilLate({ status, waiting_for, you, pace }: View, now: number): number {
  const ends = waiting_for.filter((seat) => seat !== you).map((seat) => Date.parse(pace.seats[seat]?.deadline ?? ""));
  const next = Math.min(...ends.filter((end) => end > now));
  return status === "playing" ? next - now + AFTER : Number.POSITIVE_INFINITY;
}

/** Returns when somebody other than `you` was last active, in ms; 0 for never. */
export function othersSeen({ last, started, you, seats }: View, messages: readonly Message[]): number {
  const times = messages.filter(({ seat }) => seat !== you).map(({ at }) => at);
  if (last && last.seat !== you) times.push(last.at);
  // The last player to join starts the game.
  if (started && seats.length > 1) times.push(started);
  return Math.max(0, ...times.map(Date.parse));
}
