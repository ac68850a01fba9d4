/** How the table stands, in words: over the picture, at the seats, and where the main action would be. */

import { listWords, plural } from "../../ui/words.ts";
import { botWords, namesOf, whose } from "../seats.ts";
import type { Stage } from "./stage.ts";
import type { RingView } from "./state.ts";
import { changeWords, chipWords, handWords, rankOf, signOf, stepsOf, wordsOf } from "./words.ts";

/** Under the title: whose turn, and how long the game can last (T-10). */
export function turnWords(view: RingView, { phase, auctioneer }: Stage): { who: string; left: string } {
  if (phase === "over" || auctioneer === null) return { who: "The game is over", left: "" };
  const who = whose(namesOf(view)(auctioneer));
  return { who: `${who} ${phase === "turn" ? "turn" : "auction"}.`, left: leftWords(view) };
}

/** "26 turns left"; when skips are about to end the game sooner, how many do. */
export function leftWords({ state }: RingView): string {
  if (state.phase === "over") return "";
  const active = state.players.filter((player) => player.active).length;
  if (state.skips_left <= active)
    return `${state.skips_left} more ${state.skips_left === 1 ? "skip ends" : "skips end"} it`;
  return state.turns_left === 1 ? "Last turn" : `${state.turns_left} turns left`;
}

export interface Note {
  words: string;
  sign: string;
  /** The card on auction. */
  gold: boolean;
}

const PLAIN: Note = { words: "", sign: "", gold: false };
const SIGNS: Record<number, string> = { 2: "▲▲", 1: "▲", 0: "=", "-1": "▼", "-2": "▼▼" };

/** What stands below a seat's card. */
export function noteOf(view: RingView, stage: Stage, seat: number): Note {
  const { phase, auctioneer, slots, thinking } = stage;
  const mine = seat === view.you;
  const slot = slots[seat];
  if (phase === "over") return { ...PLAIN, words: view.state.players[seat]?.value?.type ?? "" };
  if (!stage.active[seat]) return { ...PLAIN, words: "Folded" };
  if (phase === "turn") return turnNote(view, stage, seat);
  if (seat === auctioneer) {
    return { ...PLAIN, gold: true, words: mine && slot?.card != null ? `Your ${rankOf(slot.card)}` : "On auction" };
  }
  if (thinking.includes(seat)) return { ...PLAIN, sign: "•••", words: mine ? "You" : "Thinking" };
  if (phase === "offers") return { ...PLAIN, sign: "✓", words: mine ? "Your offer" : "Offered" };
  const preview = view.state.own?.previews.find((one) => one.seat === seat);
  if (preview) return { ...PLAIN, sign: SIGNS[stepsOf(preview.change)]!, words: changeWords(preview) };
  return { ...PLAIN, words: mine ? "Your offer" : slot?.card != null && !slot.down ? rankOf(slot.card) : "Face-down" };
}

/** So many known cards are told at a seat. */
const TOLD = 2;

function turnNote(view: RingView, { auctioneer }: Stage, seat: number): Note {
  const player = view.state.players[seat]!;
  if (seat === auctioneer) return { ...PLAIN, gold: true, words: seat === view.you ? "" : "To act" };
  if (seat === view.you) return PLAIN;
  if (player.value) return { ...PLAIN, words: player.value.type };
  if (player.known.length === 0) return { ...PLAIN, words: botWords(view.seats[seat]) };
  const more = player.known.length - TOLD;
  return { ...PLAIN, words: `${player.known.slice(0, TOLD).map(signOf).join(" ")}${more > 0 ? ` +${more}` : ""}` };
}

/** What lies before a seat, for who cannot see it; with what taking it would bring. */
export function lyingWords(view: RingView, stage: Stage, seat: number): string {
  const slot = stage.slots[seat];
  const who = whose(namesOf(view)(seat));
  if (!slot) return "";
  const what = slot.card === null ? "card, face-down" : wordsOf(slot.card);
  const chips = slot.chips ? ` and ${chipWords(slot.chips)}` : "";
  const preview = view.state.own?.previews.find((one) => one.seat === seat);
  return `${who} ${what}${chips}${preview ? `: your hand would be ${handWords(preview.value)}` : ""}`;
}

/** What stands where the main action would be. */
export function waitWords(view: RingView): { title: string; detail: string } {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" || state.phase === "over") return { title: "The game is over", detail: "" };
  const names = namesOf(view);
  const others = waiting_for.filter((seat) => seat !== you);
  const folded = you !== null && !state.players[you]?.active;
  const detail = folded
    ? "you have folded; your hand counts at the end"
    : state.phase === "offers"
      ? plural(others.length, "offer is to come", "offers are to come")
      : state.phase === "choice"
        ? "a swap, or the Mulligan"
        : "auction, skip or fold";
  return { title: `Waiting for ${listWords(others.map(names))}`, detail };
}
