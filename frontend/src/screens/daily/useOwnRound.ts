/** This player's own round of a day. */

import * as days from "../../api/challenges.ts";
import * as calls from "../../api/tables.ts";
import type { Challenge, ChallengeMe, View } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";
import { useRequest } from "../../ui/useRequest.ts";

export interface Round {
  me: ChallengeMe | null;
  /** Their table; null where it is not begun, or not known here. */
  table: string | null;
  view: View | null;
}

/** Where this player stands on a day's board; null until it is known, and for who has no key. */
export function useStanding({ date }: Pick<Challenge, "date">): ChallengeMe | null {
  return useRequest(() => (myKey.get() === null ? Promise.resolve(null) : days.challengeMe(date)), [date]).value;
}

export function useOwnRound({ date }: Pick<Challenge, "date">): Round {
  const me = useStanding({ date });
  const table = me?.table ?? null;
  const { value: view } = useRequest(() => (table === null ? Promise.resolve(null) : calls.view(table)), [table]);
  return { me, table, view };
}
