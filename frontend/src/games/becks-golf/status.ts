/** Whose turn it is, what the table waits for, and the standings, in words. */

import { last } from "../lists.ts";
import { type Names, namesOf, shortNames } from "../seatNames.ts";
import { type Board, isEarlier } from "./board.ts";
import { cardInHand, type Draft, previewOf } from "./draft.ts";
import type { BecksView, Ended } from "./state.ts";
import * as say from "./texts/en/table.ts";

/** Returns the line above the title: whose turn it is. */
export function turnWords(view: BecksView, board: Board, replay: boolean): string {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" && !replay) return say.turnOf.gameOver;
  if (board.ended) return say.turnOf.roundOver;
  if (isEarlier(board, view)) return "";
  if (state.phase === "opening") {
    return you !== null && waiting_for.includes(you) ? say.turnOf.opening : say.turnOf.allOpen;
  }
  if (state.turn === null) return "";
  const who = shortNames(namesOf(view))(state.turn);
  return state.closer === null ? say.turnOf.of(who) : say.turnOf.last(who);
}

/** Returns the text in place of the main action. */
export function waitWords(view: BecksView, board: Board): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  if (isEarlier(board, view)) return { title: "", detail: "" };
  const names = shortNames(namesOf(view));
  if (status === "finished") return { title: say.GAME_OVER, detail: "" };
  if (state.phase === "opening") {
    const others = waiting_for.filter((seat) => seat !== you).map(names);
    const changes = state.own?.choice && state.own.changes_left && !view.seats[you ?? -1]?.played_by_bot;
    return { title: say.waitingFor(others), detail: changes ? say.MAY_CHANGE : say.TWO_EACH };
  }
  if (state.turn === null) return { title: "", detail: "" };
  const who = names(state.turn);
  const detail = state.closer === null ? "" : say.wentOut(names(state.closer));
  return { title: state.drawn?.seat === state.turn ? say.hasDrawn(who) : say.turnOf.of(who), detail };
}

/** Returns the text beside the second choice: what to do next, with its cost in the player's first turns, or what the chosen place would
 * make. */
export function hintWords(view: BecksView, draft: Draft): string {
  const card = cardInHand(view, draft);
  const preview = previewOf(view, draft);
  if (preview) return [...preview.sets.map(say.madeSet), say.nowThen(preview.from, preview.to)].join(" ");
  if (card === null) return say.drawOrTake(last(view.state.discard)!, isNew(view));
  if (draft.to === "discard") return say.discards(card);
  return draft.lifted ? say.TAP_REPLACED : say.replaceOrDiscard(card, isNew(view));
}

/** Number of turns per player that count as first ones. */
const FIRST = 2;

const isNew = ({ state }: BecksView) => state.round === 1 && state.turns < FIRST * state.players.length;

/** Returns the result of a finished round; of the last round also the winner. */
export function overWords({ round }: Ended, view: BecksView): string {
  const places = round === view.state.rounds ? view.result?.places : null;
  const first = places?.filter(({ place }) => place === 1) ?? [];
  const over = say.roundOver(round);
  return first.length ? `${over} ${say.won(first.map(({ seat }) => namesOf(view)(seat)))}` : over;
}

/** Returns the players' visible totals, lowest first: "Totals: Ruth −9, you 0, Hal 9". */
export function standingsWords({ nines }: Board, names: Names): string {
  const all = nines.map(({ total, showing }, seat) => ({ name: names(seat), score: total + showing }));
  return say.standings(all.sort((one, other) => one.score - other.score));
}

/** Returns the state of the game for a page that missed the news. */
export function standing(view: BecksView): string {
  const { state, you } = view;
  const names = shortNames(namesOf(view));
  if (state.phase === "opening") return say.DEALT;
  if (state.closer !== null) return say.lastTurns(names(state.closer), state.last_turns.map(names));
  const top = last(state.discard);
  if (state.turn !== you) return top === undefined ? "" : say.onDiscards(top);
  return state.drawn?.card ? say.youDrew(state.drawn.card) : say.YOUR_TURN;
}

/** Returns a seat's visible score in this round, and its total in all rounds. */
export function scoresOf({ nines, ended }: Board, seat: number): { now: number; all: number } {
  const { showing, total } = nines[seat]!;
  return ended ? { now: ended.scores[seat]!, all: ended.totals[seat]! } : { now: showing, all: total + showing };
}
