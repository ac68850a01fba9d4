/** A seat's legal choices, read from `view.legal`. */

import type { Schema } from "../../api/types.ts";
import { kindsOf, type Properties, values } from "../legalMoves.ts";
import type { Card } from "./state.ts";

/** A card to be laid on the ring; `chips` are the least and the most that may go with it, null where none are played. */
export interface Stake {
  kind: "auction" | "offer";
  cards: Card[];
  chips: { least: number; most: number } | null;
  /** What may be auctioned next, where one may say so with an offer (T-15). */
  next: Stake | null;
}

export type Choices = ReturnType<typeof choicesOf>;

/** All choices, none where there is nothing to do; kinds that are unknown are skipped. */
export function choicesOf(legal: Schema | null) {
  const kinds = kindsOf(legal);
  return {
    skip: kinds.has("skip"),
    fold: kinds.has("fold"),
    stake: stakeOf("auction", kinds.get("auction")) ?? stakeOf("offer", kinds.get("offer")),
    /** The seats whose offer may be taken. */
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
