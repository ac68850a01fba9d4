/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf, type Properties, values } from "../legalMoves.ts";
import type { Card } from "./state.ts";

/** A card to put on the ring; `chips` are the least and the most that may go with it, null without chips. */
export interface Stake {
  kind: "auction" | "offer";
  cards: Card[];
  chips: { least: number; most: number } | null;
  /** The possible next auctions, if one may be announced with an offer (T-15). */
  next: Stake | null;
}

export type Choices = ReturnType<typeof choicesOf>;

/** Returns all choices; empty if there is nothing to do. Unknown kinds of move are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  return {
    skip: kinds.has("skip"),
    fold: kinds.has("fold"),
    stake: stakeOf("auction", kinds.get("auction")) ?? stakeOf("offer", kinds.get("offer")),
    /** Seats whose offer may be taken. */
    swap: values(kinds.get("swap")?.["seat"]) as number[],
    mulligan: kinds.has("mulligan"),
  };
}

function stakeOf(kind: Stake["kind"], properties: Properties | undefined): Stake | null {
  if (!properties) return null;
  const chips = properties["chips"];
  return {
    kind,
    cards: values(properties["card"]) as Card[],
    chips: chips ? { least: Number(chips["minimum"]), most: Number(chips["maximum"]) } : null,
    next: stakeOf("auction", properties["next"]?.["properties"] as Properties | undefined),
  };
}
