/** The table's status in words, at the seats and in place of the main action. */

import { botWords, namesOf, shortNames } from "../seatNames.ts";
import type { Wait } from "../table/Actions.tsx";
import { handWords, rankOf, signOf, stepSign, wordsOf } from "./handWords.ts";
import type { Stage } from "./shownRing.ts";
import type { Preview, RingView } from "./state.ts";
import * as text from "./texts/en/status.ts";
import { handType, OVER } from "./texts/en/words.ts";

export interface Note {
  words: string;
  sign: string;
  /** Highlighted as the card on auction. */
  gold: boolean;
}

const PLAIN: Note = { words: "", sign: "", gold: false };

/** Returns the text below a seat's card. */
export function noteOf(view: RingView, stage: Stage, seat: number): Note {
  const { phase, auctioneer, slots, thinking } = stage;
  const mine = seat === view.you;
  const card = slots[seat]?.card ?? null;
  if (phase === "over") return { ...PLAIN, words: handType(view.state.players[seat]?.value?.type ?? "") };
  if (!stage.active[seat]) return { ...PLAIN, words: text.FOLDED };
  if (phase === "turn") return turnNote(view, stage, seat);
  if (seat === auctioneer)
    return { ...PLAIN, gold: true, words: mine && card !== null ? text.your(rankOf(card)) : text.ON_AUCTION };
  if (thinking.includes(seat)) return { ...PLAIN, sign: "•••", words: mine ? text.YOU : text.THINKING };
  if (phase === "offers") return { ...PLAIN, sign: "✓", words: mine ? text.YOUR_OFFER : text.OFFERED };
  const preview = view.state.own?.previews.find((one) => one.seat === seat);
  if (preview) return { ...PLAIN, sign: stepSign(preview.change), words: changeWords(preview) };
  if (mine) return { ...PLAIN, words: text.YOUR_OFFER };
  return { ...PLAIN, words: card === null || slots[seat]!.down ? text.FACE_DOWN : rankOf(card) };
}

/** Returns a preview in two words: a new type by its name, otherwise better or worse. */
export const changeWords = ({ change, value }: Preview): string => text.CHANGES[change] ?? handType(value.type);

/** Most known cards named at a seat. */
const TOLD = 2;

function turnNote(view: RingView, { auctioneer }: Stage, seat: number): Note {
  const player = view.state.players[seat]!;
  const mine = seat === view.you;
  if (seat === auctioneer) return { ...PLAIN, gold: true, words: mine ? "" : text.TO_ACT };
  if (mine) return PLAIN;
  if (player.value) return { ...PLAIN, words: handType(player.value.type) };
  if (player.known.length === 0) return { ...PLAIN, words: botWords(view.seats[seat]) };
  const more = player.known.length - TOLD;
  return { ...PLAIN, words: `${player.known.slice(0, TOLD).map(signOf).join(" ")}${more > 0 ? ` +${more}` : ""}` };
}

/** Returns a text alternative for a seat's card, with the result of taking it. */
export function lyingWords(view: RingView, stage: Stage, seat: number): string {
  const slot = stage.slots[seat];
  if (!slot) return "";
  const preview = view.state.own?.previews.find((one) => one.seat === seat);
  const card = slot.card === null ? null : wordsOf(slot.card);
  return text.lying(namesOf(view)(seat), card, slot.chips ?? 0, preview ? handWords(preview.value) : "");
}

/** Returns the label of a nameplate, with chips that it does not show, and the bot that plays there. */
export const plateWords = ({ seats }: RingView, seat: number, chips: number | null): string =>
  text.plateWords(chips, botWords(seats[seat]));

/** Returns the text in place of the main action. */
export function waitWords(view: RingView): Wait {
  const { state, you, waiting_for, status } = view;
  if (status === "finished" || state.phase === "over") return { title: OVER, detail: "" };
  const others = waiting_for.filter((seat) => seat !== you);
  // The player may act after the scene.
  if (others.length === 0) return { title: text.waiting.you, detail: "" };
  const folded = you !== null && !state.players[you]?.active;
  const { offers, choice, turn } = text.waiting;
  const detail = state.phase === "offers" ? offers(others.length) : state.phase === "choice" ? choice : turn;
  return {
    title: text.waiting.title(others.map(shortNames(namesOf(view)))),
    detail: folded ? text.waiting.folded : detail,
  };
}
