/** A table as the page follows it: polled, its moves sent until they are answered. */

import { cell } from "../app/store.ts";
import { onceKey } from "../identity/key.ts";
import { noteMove } from "../identity/seats.ts";
import { recall } from "../identity/storage.ts";
import { complain, mended } from "../ui/toast.ts";
import { ask, persist, Refused, Unanswered } from "./http.ts";
import { moving } from "./moving.ts";
import { forget, pending, put } from "./pending.ts";
import { nextPause } from "./rhythm.ts";
import type { Happened, Message, Move, View } from "./types.ts";

export interface TableState {
  view: View | null;
  /** What came with the newest view and is to be animated. */
  happened: Happened[];
  /** All messages seen so far, oldest first. */
  messages: Message[];
  /** A move is on its way. */
  busy: boolean;
  /** The last requests got no answer. */
  lost: boolean;
  /** What is said of the shown view if it is only remembered; null for one that the club has given now. */
  stale: string | null;
  /** Why there is nothing to show, and will not be. */
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

/** Whether a view may take the place of the one shown: never an older one, unless the table itself went back. */
export function acceptable(shown: View | null, next: View): boolean {
  if (shown === null || next.rewound === true || next.version > shown.version) return true;
  return next.version === shown.version && next.you !== shown.you;
}

/** What of the next view is new since the shown one; nothing where it does not follow on it. */
export function newsSince(shown: View | null, next: View): Happened[] {
  if (!shown || next.rewound || next.from > shown.version) return [];
  return next.happened.filter((item) => item.n > shown.version);
}

export function merge(known: Message[], more: Message[]): Message[] {
  const all = new Map([...known, ...more].map((message) => [message.n, message]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

export type TableClient = ReturnType<typeof followTable>;

/** Follows the table until `close` is called. */
export function followTable(id: string) {
  const state = cell<TableState>(FIRST);
  const ended = new AbortController();
  const path = `/tables/${encodeURIComponent(id)}`;
  let etag: string | null = null;
  let failures = 0;
  /** Whether a move waits to be repeated: till then its player is told so, also when the club answers otherwise. */
  let kept = false;
  let movedAt = Date.now();
  let wake: () => void = () => {};

  const change = (some: Partial<TableState>) => state.set({ ...state.get(), ...some });

  function accept(next: View): void {
    const { view: shown, messages } = state.get();
    const said = merge(messages, next.messages);
    const answered = { messages: said, lost: kept, stale: null };
    if (!acceptable(shown, next)) return change(answered);
    movedAt = Date.now();
    change({ ...answered, view: next, happened: newsSince(shown, next), refused: null });
  }

  async function look(): Promise<void> {
    const shown = state.get().view;
    const query = shown ? `?since=${shown.version}` : "";
    try {
      const answer = await ask<View>(path + query, { etag, signal: ended.signal });
      failures = 0;
      etag = answer.etag;
      if (answer.body) accept(answer.body);
      else change({ lost: kept, stale: null });
    } catch (error) {
      if (ended.signal.aborted) return;
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
      if (document.hidden) await until(null);
      await look();
      const { view, refused } = state.get();
      await until(refused && !view ? null : nextPause({ view, movedAt, now: Date.now(), failures }));
    }
  }

  /** Waits so long (null: for as long as it takes), or until something wakes it. */
  function until(ms: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = ms === null ? undefined : setTimeout(done, ms);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  function back(): void {
    if (!document.hidden) wake();
  }

  async function deliver(move: Move, seen: number, once: string): Promise<void> {
    change({ busy: true });
    moving.set(true);
    mended();
    const waiting = () => {
      kept = true;
      change({ lost: true });
    };
    try {
      const how = { method: "POST", body: { move, seen }, once, signal: ended.signal } as const;
      const answer = await persist<View>(`${path}/moves`, how, waiting);
      kept = false;
      accept(answer);
      failures = 0;
      noteMove(id, move);
      forget(id);
    } catch (error) {
      if (ended.signal.aborted) return;
      kept = false;
      forget(id);
      if (!(error instanceof Refused)) throw error;
      complain(error.message);
      await look();
    } finally {
      moving.set(false);
      change({ busy: false, ...(ended.signal.aborted ? {} : { lost: failures > FORGIVEN }) });
      wake();
    }
  }

  /** Who wants their moves held may take one back for some seconds. */
  async function send(move: Move): Promise<void> {
    const { view, busy } = state.get();
    if (!view || busy) return;
    if (recall("hold")) {
      change({ busy: true });
      const held = import("../ui/hold.ts").then((part) => part.hold(ended.signal));
      if (!(await held.catch(() => true))) return change({ busy: false });
    }
    const once = onceKey();
    put(id, { move, seen: view.version, once });
    await deliver(move, view.version, once);
  }

  for (const event of ["focus", "online", "pageshow"]) addEventListener(event, back);
  document.addEventListener("visibilitychange", back);
  const unsent = pending(id);
  if (unsent) void deliver(unsent.move, unsent.seen, unsent.once);
  void run();

  return {
    state,
    send,
    accept,
    /** Shows a view that was kept, with these words, until the club gives one. */
    remembered(view: View, stale: string): void {
      if (state.get().view === null) change({ view, stale });
    },
    /** Looks at once. */
    refresh: () => wake(),
    addMessages: (more: Message[]) => change({ messages: merge(state.get().messages, more) }),
    close() {
      ended.abort();
      for (const event of ["focus", "online", "pageshow"]) removeEventListener(event, back);
      document.removeEventListener("visibilitychange", back);
      wake();
    },
  };
}
