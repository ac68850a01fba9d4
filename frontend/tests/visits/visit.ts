/** Simulates players' pages that follow a table, with a clock of its own: how often they poll, and how long a move takes to be seen. */

import type { View } from "../../src/api/types.ts";
import { DecisionTimes } from "../../src/sync/decisionTimes.ts";
import { othersSeen, type PollState } from "../../src/sync/polling.ts";

type Chance = () => number;

/** Seconds that something takes, from a number between 0 and 1. */
export type Time = (chance: number) => number;

export interface Visit {
  name: string;
  people: number;
  bots?: number;
  /** All decide at once, and choices are revealed with the last one; otherwise they take turns. */
  atOnce?: boolean;
  /** All play at their own pace, and each move is shown at once. */
  ownPace?: boolean;
  /** Total number of turns. */
  turns: number;
  /** The decisions of a turn: seconds after the previous one was seen. */
  thinking: readonly Time[];
  /** How long a page stays open after its player's turn; for ever if absent. */
  stays?: Time;
  /** How long after the start of their turn players return to it. */
  returns?: Time;
}

export interface Rule {
  /** Returns the ms until the next poll. */
  pause(pulse: PollState): number;
  /** Whether a page polls once more after its own move was answered. */
  looksAfterMove: boolean;
}

export interface Figures {
  moves: number;
  polls: number;
  /** Ms until each move was seen by each open page, ascending, for moves that showed something. */
  waits: number[];
  /** The same for choices that showed only that they had been made. */
  counts: number[];
}

const SECOND = 1000;
const START = 1_780_000_000_000;
/** Ms of a request in one direction. */
const THERE = 75;
const BACK = 75;

export function played(visit: Visit, rule: Rule, seed = 1): Figures {
  return new Evening(visit, rule, seed).played();
}

/** Joins the figures of several visits. */
export function together(all: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  const sorted = (of: (one: Figures) => number[]) => all.flatMap(of).sort((a, b) => a - b);
  return {
    moves: sum((one) => one.moves),
    polls: sum((one) => one.polls),
    waits: sorted((one) => one.waits),
    counts: sorted((one) => one.counts),
  };
}

export const share = (waits: readonly number[], part: number) => waits[Math.floor((waits.length - 1) * part)] ?? 0;

/** The club's state. */
interface Table {
  version: number;
  waiting: number[];
  last: { seat: number; at: string } | null;
  /** Time, author and visibility of each version. */
  log: { at: number; by: number; shows: boolean }[];
}

/** One person with their page. */
interface Page {
  open: boolean;
  /** Incremented when a planned poll becomes obsolete. */
  plan: number;
  view: View | null;
  movedAt: number;
  othersAt: number;
  tempo: DecisionTimes;
  /** Number of decisions made in this turn. */
  made: number;
  /** The player is thinking, or their move is being sent. */
  busy: boolean;
}

class Evening {
  readonly visit: Visit;
  readonly rule: Rule;
  readonly chance: Chance;
  readonly table: Table;
  readonly pages: Page[];
  readonly figures: Figures = { moves: 0, polls: 0, waits: [], counts: [] };
  readonly queue: { at: number; act: () => void }[] = [];
  now = START;
  turns = 0;

  constructor(visit: Visit, rule: Rule, seed: number) {
    this.visit = visit;
    this.rule = rule;
    this.chance = chanceOf(seed);
    const waiting = visit.atOnce || visit.ownPace ? this.everybody() : [0];
    this.table = { version: 1, waiting, last: null, log: [] };
    this.pages = this.everybody().map(newPage);
  }

  everybody(): number[] {
    return Array.from({ length: this.visit.people }, (_, seat) => seat);
  }

  played(): Figures {
    for (const seat of this.everybody()) if (!this.visit.returns || this.table.waiting.includes(seat)) this.opens(seat);
    while (this.turns < this.visit.turns) {
      this.queue.sort((a, b) => a.at - b.at);
      const next = this.queue.shift();
      if (!next) throw new Error("nobody goes on");
      this.now = next.at;
      next.act();
    }
    return together([this.figures]);
  }

  later(ms: number, act: () => void): void {
    this.queue.push({ at: this.now + ms, act });
  }

  opens(seat: number): void {
    this.pages[seat] = { ...newPage(), made: this.pages[seat]!.made, open: true };
    this.looks(seat);
  }

  closes(seat: number): void {
    const page = this.pages[seat]!;
    page.plan++;
    page.open = false;
    if (this.table.waiting.includes(seat)) this.comesBack(seat);
  }

  /** A poll shows the state at its arrival, when its answer arrives. */
  looks(seat: number): void {
    const page = this.pages[seat]!;
    const plan = ++page.plan;
    this.figures.polls++;
    this.later(THERE, () => {
      const seen = this.viewOf(seat);
      this.later(BACK, () => {
        if (page.plan === plan) this.sees(seat, seen);
      });
    });
  }

  sees(seat: number, view: View): void {
    const page = this.pages[seat]!;
    const known = page.view?.version ?? view.version;
    for (const { at, by, shows } of this.table.log.slice(known - 1, view.version - 1))
      if (by !== seat) this.figures[shows ? "waits" : "counts"].push(this.now - at);
    if (page.view?.version !== view.version) this.takes(page, view);
    if (view.waiting_for.includes(seat)) this.thinks(seat);
    this.plans(seat);
  }

  takes(page: Page, view: View): void {
    page.view = view;
    page.movedAt = this.now;
    page.othersAt = Math.max(page.othersAt, othersSeen(view, []));
    page.tempo.note(view);
  }

  plans(seat: number): void {
    const page = this.pages[seat]!;
    const plan = page.plan;
    const { view, movedAt, othersAt, tempo } = page;
    const pulse = { view: view!, movedAt, othersAt, saidAt: Number.NaN, tempo, now: this.now };
    this.later(this.rule.pause(pulse), () => {
      if (page.plan === plan) this.looks(seat);
    });
  }

  thinks(seat: number): void {
    const page = this.pages[seat]!;
    if (page.busy) return;
    page.busy = true;
    this.later(this.visit.thinking[page.made]!(this.chance()) * SECOND, () => this.moves(seat));
  }

  moves(seat: number): void {
    const page = this.pages[seat]!;
    this.later(THERE, () => {
      this.decides(seat);
      const seen = this.viewOf(seat);
      this.later(BACK, () => {
        page.busy = false;
        page.plan++;
        this.takes(page, seen);
        if (this.rule.looksAfterMove) this.looks(seat);
        else this.plans(seat);
        if (seen.waiting_for.includes(seat)) this.thinks(seat);
        else if (this.visit.stays) this.later(this.visit.stays(this.chance()) * SECOND, () => this.mayClose(seat));
      });
    });
  }

  mayClose(seat: number): void {
    const page = this.pages[seat]!;
    if (page.open && !page.busy) this.closes(seat);
  }

  decides(seat: number): void {
    const { table, visit } = this;
    const page = this.pages[seat]!;
    this.figures.moves++;
    table.version++;
    table.last = { seat, at: new Date(this.now).toISOString() };
    table.log.push({ at: this.now, by: seat, shows: !visit.atOnce || table.waiting.length === 1 });
    page.made = (page.made + 1) % visit.thinking.length;
    if (page.made !== 0) return;
    this.turns++;
    table.waiting = this.next(seat);
    if (!visit.atOnce || table.waiting.length === visit.people)
      for (const asked of table.waiting) if (!this.pages[asked]!.open) this.comesBack(asked);
  }

  next(seat: number): number[] {
    if (this.visit.ownPace) return this.everybody();
    if (!this.visit.atOnce) return [(seat + 1) % this.visit.people];
    const rest = this.table.waiting.filter((other) => other !== seat);
    return rest.length ? rest : this.everybody();
  }

  comesBack(seat: number): void {
    if (this.visit.returns)
      this.later(this.visit.returns(this.chance()) * SECOND, () => this.pages[seat]!.open || this.opens(seat));
  }

  viewOf(you: number): View {
    const { version, waiting, last } = this.table;
    const seats = [...this.everybody(), ...Array(this.visit.bots ?? 0).fill(null)].map((player, seat) => ({
      seat,
      kind: player === null ? "bot" : "human",
      player,
      played_by_bot: false,
    }));
    const pace = { seats: seats.map(() => ({ deadline: null })) };
    const told = { version, status: "playing", you, seats, waiting_for: [...waiting], last, messages: [], pace };
    return { ...told, started: new Date(START).toISOString() } as unknown as View;
  }
}

function newPage(): Page {
  return {
    open: false,
    plan: 0,
    view: null,
    movedAt: 0,
    othersAt: 0,
    tempo: new DecisionTimes(),
    made: 0,
    busy: false,
  };
}

/** Returns seeded numbers between 0 and 1 (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
