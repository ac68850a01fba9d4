/** Whose turn it is and what the table waits for, in words. */

import { listWords, numberWord, toPar } from "../../ui/namesAndScores.ts";
import { botWords, namesOf, shortNames } from "../seatNames.ts";
import { choicesOf } from "./choices.ts";
import { type GolfView, isPassing, type Stage } from "./shownHole.ts";
import type { GolfPlayer } from "./state.ts";
import * as texts from "./texts/en/status.ts";

export interface Shown {
  /** Another player's hole was selected. */
  watched: boolean;
  /** A roll is being shown. */
  rolling: boolean;
  replay: boolean;
}

/** Returns the line above the title: whose turn it is, and at which hole. */
export function turnWords(view: GolfView, stage: Stage, { watched, rolling, replay }: Shown): string {
  const names = shortNames(namesOf(view));
  const where = view.course ? texts.at(view.course.name) : "";
  const who = names(stage.seat);
  if (view.status === "finished" && !replay) return texts.roundOver(where);
  if (watched) return stage.seat === view.you ? texts.yourHole(where) : texts.lookingAt(who);
  if (stage.seat === view.you && view.legal) return texts.yourTurn(where);
  if (rolling) return texts.rolling(who);
  if (view.state.turn === null) return texts.holeOf(who, stage.seat === view.you ? where : "");
  return texts.turnOf(names(view.state.turn));
}

/** Returns the text in place of the main action. */
export function waitWords(view: GolfView): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  const names = namesOf(view);
  const mine = you === null ? undefined : state.players[you];
  if (status === "finished") return { title: texts.IS_OVER, detail: mine ? totalWords(mine) : "" };
  const others = waiting_for.filter((seat) => seat !== you);
  if (state.turn !== null && state.turn !== you) {
    const player = state.players[state.turn]!;
    return { title: actWords(names(state.turn), player, view), detail: holeWords(player, view) };
  }
  const where = others.map((seat) => `${names(seat)} ${holeWords(state.players[seat]!, view)}`);
  const title = mine && mine.at === null ? texts.yourRound(totalWords(mine)) : texts.waitingFor(others.map(names));
  return { title, detail: listWords(where) };
}

function actWords(who: string, { seat, play }: GolfPlayer, { state }: GolfView): string {
  if (play && !play.final) return texts.isChoosing(who);
  return isPassing(state, seat) ? texts.isPassing(who) : texts.turnOf(who);
}

/** Returns "on hole 14". */
function holeWords({ at, play }: GolfPlayer, { state }: GolfView): string {
  const number = at === null ? play?.hole : state.holes[at]?.hole;
  return number === undefined ? "" : texts.onHole(number);
}

/** Returns "76, +4". */
export function totalWords({ strokes, to_par }: Pick<GolfPlayer, "strokes" | "to_par">): string {
  return texts.total(strokes, toPar(to_par));
}

/** Whether it is this seat's turn; the reader's own also while they can act. */
export const actsNow = ({ state, you, legal }: GolfView, seat: number): boolean =>
  state.turn === seat || (seat === you && legal !== null);

/** Returns the status below a name on the scorecard. */
export function playerWords(view: GolfView, player: GolfPlayer): string {
  const { state, waiting_for } = view;
  if (player.stymied) return texts.STYMIED;
  if (state.turn === player.seat) return turnNote(view, player);
  if (view.status === "finished") return botWords(view.seats[player.seat]);
  if (player.at === null) return texts.DONE;
  const own = state.turn === null && waiting_for.includes(player.seat);
  return own && player.thru > 0 ? texts.thru(player.thru) : botWords(view.seats[player.seat]);
}

function turnNote({ state, you, legal }: GolfView, { seat, play }: GolfPlayer): string {
  if (!play?.final) return play ? texts.CHOOSING : texts.TO_PLAY;
  const passes = seat === you ? choicesOf(legal).passTo.length > 0 : isPassing(state, seat);
  return passes ? texts.PASSING : texts.TO_PLAY;
}

/** Returns the Stymie's state: who has it, or the score from which it is passed on. */
export function stymieWords(view: GolfView, seat: number): { title: string; detail: string } {
  const { stymie_holder: holder, players } = view.state;
  const names = shortNames(namesOf(view));
  if (holder !== null) return holder === view.you ? texts.onYou : texts.onOther(names(holder));
  const from = players[seat]?.passes_at;
  return { title: texts.FREE, detail: from == null ? "" : texts.freeFrom(names(seat), numberWord(from)) };
}
