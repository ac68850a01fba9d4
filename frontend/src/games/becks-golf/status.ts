/** Whose turn it is, what everybody waits for, and how one stands. */

import { capital, listWords } from "../../ui/words.ts";
import { last } from "../lists.ts";
import { type Names, namesOf, shortNames, whose } from "../seats.ts";
import type { Board } from "./board.ts";
import type { Draft } from "./draft.ts";
import { cardInHand, previewOf } from "./draft.ts";
import { outWords } from "./news.ts";
import type { BecksView } from "./state.ts";
import { aCard, cardName, points } from "./words.ts";

const GAME = "Beck’s Golf";

/** The line over the title: whose turn it is. */
export function turnWords(view: BecksView, board: Board, replay: boolean): string {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" && !replay) return `Game over, ${GAME}`;
  if (board.ended) return `Round over, ${GAME}`;
  if (state.phase === "opening") {
    return you !== null && waiting_for.includes(you) ? `Turn two cards, ${GAME}` : "All turn two cards";
  }
  if (state.turn === null) return GAME;
  const mine = state.turn === you;
  const who = mine ? "Your" : whose(shortNames(namesOf(view))(state.turn));
  if (state.closer !== null) return `${who} last turn`;
  return mine ? `Your turn, ${GAME}` : `${who} turn`;
}

/** What stands where the main action would be. */
export function waitWords(view: BecksView): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  const names = namesOf(view);
  if (status === "finished") return { title: "The game is over", detail: "" };
  if (state.phase === "opening") {
    const others = listWords(waiting_for.filter((seat) => seat !== you).map(names));
    const chosen = state.own?.choice;
    return { title: `Waiting for ${others}`, detail: chosen ? "Until then you may choose others." : "Two cards each." };
  }
  if (state.turn === null) return { title: "", detail: "" };
  const who = names(state.turn);
  const drawn = state.drawn?.seat === state.turn;
  const detail = state.closer === null ? "" : `${names(state.closer)} went out.`;
  return { title: drawn ? `${who} has drawn a card` : `${who} is to play`, detail };
}

/** What stands beside the second choice: what to do next, or what the chosen place would make. */
export function hintWords(view: BecksView, draft: Draft): string {
  const card = cardInHand(view, draft);
  const preview = previewOf(view, draft);
  if (preview) {
    const sets = preview.sets.map(({ score }) => `A set: ${points(score)}.`);
    return [...sets, `Now ${points(preview.from)}, then ${points(preview.to)}.`].join(" ");
  }
  if (card === null) return `Draw, or take the ${cardName(last(view.state.discard)!)}.`;
  if (draft.to === "discard") return `The ${cardName(card)} goes to the discards.`;
  return draft.lifted ? "Tap the card that it replaces." : `Tap the card to replace, or throw the ${cardName(card)}.`;
}

/** How all stand with what they show, lowest first: "In all: Ruth −9, you 0, Hal 9". */
export function standingsWords({ nines }: Board, names: Names): string {
  const totals = nines.map(({ total, showing }, seat) => ({ name: names(seat), all: total + showing }));
  const told = totals
    .sort((a, b) => a.all - b.all)
    .map(({ name, all }) => `${name === "You" ? "you" : name} ${points(all)}`);
  return `In all: ${told.join(", ")}`;
}

/** What happened that is still to be known, for a page that was not there. */
export function standing(view: BecksView): string {
  const { state, you } = view;
  const names = namesOf(view);
  if (state.phase === "opening") return "Nine cards each, face down. All turn two.";
  if (state.closer !== null) return outWords(state.closer, state.last_turns, names);
  if (state.turn !== you)
    return state.discard.length ? `${capital(aCard(last(state.discard)!))} lies on the discards.` : "";
  return state.drawn?.card ? `You drew ${aCard(state.drawn.card)}.` : "It is your turn.";
}

/** What one's own cards come to: this round, and in all. */
export function ownScore(board: Board, seat: number): { now: string; words: string; all: string } {
  const { showing, total } = board.nines[seat]!;
  const { ended } = board;
  if (ended) {
    return { now: points(ended.scores[seat]!), words: "this round", all: `${points(ended.totals[seat]!)} in all` };
  }
  return { now: points(showing), words: "so far", all: `${points(total + showing)} in all` };
}
