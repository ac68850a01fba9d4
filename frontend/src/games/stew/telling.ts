/** What happened, in the line of news. */

import type { components } from "../../api/schema.d.ts";
import type { Happened } from "../../api/types.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seats.ts";
import { tellerOf } from "../table/news.ts";
import type { StewView } from "./state.ts";
import { news } from "./texts/en/table.ts";

type StewHappened = components["schemas"]["stew.Happened"];

/** The last thing that is worth a word; null where nothing is. */
export function latestOf(events: readonly Happened[], view: StewView): string | null {
  const names = namesOf(view);
  const told = tellerOf<StewHappened>({
    mulliganed: ({ cards }, who) => news.mulliganed(who, cards.length),
    declared: ({ royal, matches }, who) => news.declared(who, royal, matches),
    stayed: (_, who) => news.stayed(who),
    exchanged: ({ token }, who) => news.exchanged(who, token),
    traded: ({ count }, who) => news.traded(who, count),
    scored: ({ royal, takers, share }) => news.scored(royal, takers.map(names), share),
  });
  return last(events.map((event) => told(event, names, view.you)).filter((words) => words !== null)) ?? null;
}
