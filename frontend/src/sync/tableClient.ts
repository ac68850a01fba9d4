/** Follows a table: polls it, and sends moves until they are answered. */

import { ask, Refused, requestUntilAnswered, Unanswered } from "../api/http.ts";
import type { Happened, Message, Move, View } from "../api/types.ts";
import { keyChanged, onceKey } from "../identity/key.ts";
import { noteMove } from "../identity/ownSeats.ts";
import { recall } from "../identity/storage.ts";
import { observable } from "../lib/observable.ts";
import { clearComplaints, complain } from "../ui/toast.ts";
import { moveInFlight } from "./moveInFlight.ts";
import { forgetUnansweredMove, saveUnansweredMove, unansweredMove } from "./unansweredMove.ts";

export interface TableState {
  view: View | null;
  /** Events that came with the newest view, to be animated. */
  happened: Happened[];
  /** All messages loaded so far, oldest first. */
  messages: Message[];
  /** A move is being sent. */
  busy: boolean;
  /** The last requests got no answer. */
  lost: boolean;
  /** A note on the shown view if it is a saved one; null for one that the club has sent now. */
  stale: string | null;
  /** Why there is nothing to show; final. */
  refused: Refused | null;
}

const FIRST: TableState = {
  view: null,
  happened: [],
  messages: [],
  busy: false,
  lost: false,
  stale: null,
  refused: null,
};
const FORGIVEN = 1;
/** Ms between polls until the polling module has loaded. */
const SOON = 3000;
const LONGEST_PAUSE = 20_000;

/** Whether a view may replace the shown one: never an older one, unless the table was rewound. */
export function isAcceptable(shown: View | null, next: View): boolean {
  if (shown === null || next.rewound === true || next.version > shown.version) return true;
  // A view requested with the key may contain more at the same version.
  return next.version === shown.version && (next.you !== shown.you || next.requests.length !== shown.requests.length);
}

/** Returns the next view's events that are new; none if it does not follow the shown one. */
export function newsSince(shown: View | null, next: View): Happened[] {
  if (!shown || next.rewound || next.from > shown.version) return [];
  return next.happened.filter((item) => item.n > shown.version);
}

export function mergeMessages(known: Message[], more: Message[]): Message[] {
  const all = new Map([...known, ...more].map((message) => [message.n, message]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

export type TableClient = ReturnType<typeof followTable>;

/** Follows the table until `close` is called. */
export function followTable(id: string) {
  const state = observable<TableState>(FIRST);
  const ended = new AbortController();
  const path = `/tables/${encodeURIComponent(id)}`;
  let etag: string | null = null;
  let failures = 0;
  /** Whether a move waits to be retried. Until then the page says so, even if the club answers polls. */
  let retrying = false;
  let paceOf = () => SOON;
  let watches = () => keyChanged.get() !== "";
  /** Whether the current poll may be too early: another follows at once. */
  let pollAgain = false;
  /** Ends the pause: `true` polls now, `false` starts the pause again. */
  let wake: (poll: boolean) => void = () => {};

  const change = (some: Partial<TableState>) => state.set({ ...state.get(), ...some });

  function accept(next: View): void {
    const { view: shown, messages } = state.get();
    const said = mergeMessages(messages, next.messages);
    const answered = { messages: said, lost: retrying, stale: null };
    if (!isAcceptable(shown, next)) return change(answered);
    change({ ...answered, view: next, happened: newsSince(shown, next), refused: null });
  }

  async function poll(): Promise<void> {
    const shown = state.get().view;
    const query = shown ? `?since=${shown.version}` : "";
    const keyless = watches();
    try {
      const answer = await ask<View>(path + query, { etag: keyless ? null : etag, keyless, signal: ended.signal });
      failures = 0;
      // After sitting down, the player sees more than the watcher's reply contains.
      if (keyless && !watches()) return;
      etag = answer.etag;
      if (answer.body) accept(answer.body);
      else change({ lost: retrying, stale: null });
    } catch (error) {
      if (ended.signal.aborted) return;
      if (watches() && !keyless) return poll();
      fail(error);
    }
  }

  function fail(error: unknown): void {
    if (error instanceof Refused)
      return change({ refused: error, ...(state.get().stale === null ? {} : { view: null }) });
    if (!(error instanceof Unanswered)) throw error;
    failures++;
    if (failures > FORGIVEN || state.get().view === null) change({ lost: true });
  }

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      pollAgain = false;
      if (!document.hidden) await poll();
      while (!pollAgain && !(await until(document.hidden ? null : pause())));
    }
  }

  /** Returns the ms until the next poll; null for no limit. */
  function pause(): number | null {
    const { view, refused } = state.get();
    if (refused && !view) return null;
    return failures ? Math.min(LONGEST_PAUSE, 500 * 2 ** failures) : paceOf();
  }

  /** Waits this long, or until woken; returns whether to poll. */
  function until(ms: number | null): Promise<boolean> {
    return new Promise((done) => {
      const timer = ms === null ? undefined : setTimeout(done, ms, true);
      wake = (poll) => {
        clearTimeout(timer);
        done(poll);
      };
    });
  }

  function back(): void {
    if (!document.hidden) wake(true);
  }

  async function deliver(move: Move, seen: number, once: string): Promise<void> {
    change({ busy: true });
    moveInFlight.set(true);
    clearComplaints();
    const waiting = () => {
      retrying = true;
      change({ lost: true });
    };
    try {
      const how = { method: "POST", body: { move, seen }, once, signal: ended.signal } as const;
      const answer = await requestUntilAnswered<View>(`${path}/moves`, how, waiting);
      retrying = false;
      failures = 0;
      accept(answer);
      noteMove(id, move);
      forgetUnansweredMove(id);
    } catch (error) {
      if (ended.signal.aborted) return;
      retrying = false;
      // The player's new key may be able to send it.
      if (keyChanged.get()) return poll();
      forgetUnansweredMove(id);
      if (!(error instanceof Refused)) throw error;
      complain(error.message);
      await poll();
    } finally {
      moveInFlight.set(false);
      change({ busy: false, ...(ended.signal.aborted ? {} : { lost: failures > FORGIVEN }) });
    }
  }

  /** Sends a move, after the undo window if the player has set one. */
  async function send(move: Move): Promise<void> {
    const { view, busy } = state.get();
    if (!view || busy) return;
    if (recall("hold")) {
      change({ busy: true });
      const held = import("../ui/undoWindow.ts").then((part) => part.waitForUndo(ended.signal));
      if (!(await held.catch(() => true))) return change({ busy: false });
    }
    const once = onceKey();
    saveUnansweredMove(id, { move, seen: view.version, once });
    await deliver(move, view.version, once);
  }

  const leaving = { signal: ended.signal };
  for (const event of ["focus", "online", "pageshow"]) addEventListener(event, back, leaving);
  document.addEventListener("visibilitychange", back, leaving);
  const unsent = unansweredMove(id);
  if (unsent) void deliver(unsent.move, unsent.seen, unsent.once);
  void run();

  return {
    state,
    send,
    accept,
    /** Shows a saved view, with this note, until the club sends one. */
    remembered(view: View, stale: string): void {
      if (state.get().view === null) change({ view, stale });
    },
    /** Polls at once. */
    refresh(): void {
      pollAgain = true;
      wake(true);
    },
    /** Sets the pause between polls, in ms, from now on; without a key while the player only watches. */
    setRhythm(pace: () => number, watching: () => boolean): void {
      paceOf = pace;
      watches = watching;
      wake(false);
    },
    addMessages: (more: Message[]) => change({ messages: mergeMessages(state.get().messages, more) }),
    /** Aborted when the client is closed. */
    ended: ended.signal,
    close() {
      ended.abort();
      wake(true);
    },
  };
}
