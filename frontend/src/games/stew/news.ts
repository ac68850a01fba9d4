/** The news line. */

import type { components } from "../../api/schema.d.ts";
import type { Happened } from "../../api/types.ts";
import { last } from "../lists.ts";
import { namesOf } from "../seatNames.ts";
import { tellerOf } from "../table/news.ts";
import type { StewView } from "./state.ts";
import { news } from "./texts/en/table.ts";

type StewHappened = components["schemas"]["stew.Happened"];

/** Returns the latest event in words; a new deck only if there is no other. Null without any. */
export function latestOf(events: readonly Happened[], view: StewView): string | null {
  const { you } = view;
  const names = namesOf(view);
  const teller = tellerOf<StewHappened>({
    kept: ({ specialties }) => {
      const own = you === null ? null : specialties[you];
      return own ? news.kept(names(you!), own) : null;
    },
    opened: ({ replaced }) => news.opened(replaced.flatMap((is, seat) => (is ? [names(seat)] : []))),
    mulliganed: ({ cards }, who) => news.mulliganed(who, cards.length),
    declared: ({ royal, matches }, who) => news.declared(who, royal, matches),
    stayed: (_, who) => news.stayed(who),
    exchanged: ({ token }, who) => news.exchanged(who, token),
    traded: ({ count }, who) => news.traded(who, count),
    scored: ({ royal, takers, share }) => news.scored(royal, takers.map(names), share),
    earned: ({ specialty, pence }, who) => news.earned(who, specialty, pence),
  });
  const deck = tellerOf<StewHappened>({ reshuffled: ({ deck }) => news.reshuffled(deck) });
  const lines = (tell: typeof teller) =>
    events.map((event) => tell(event, names, you)).filter((words) => words !== null);
  return last(lines(teller)) ?? last(lines(deck)) ?? null;
}
