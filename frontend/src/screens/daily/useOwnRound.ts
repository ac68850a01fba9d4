/** This player's own round of a day. */

import * as days from "../../api/challenges.ts";
import * as calls from "../../api/tables.ts";
import type { Challenge, ChallengeMe, View } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";
import { useRequest } from "../../ui/useRequest.ts";

export interface Round {
  me: ChallengeMe | null;
  /** The round's table; null if it has not begun, or is not known here. */
  table: string | null;
  view: View | null;
}

/** Returns this player's place on a day's leaderboard; null until it is known, and for browsers without a key. */
export function useStanding({ date }: Pick<Challenge, "date">): ChallengeMe | null {
  return useRequest(() => (myKey.get() === null ? Promise.resolve(null) : days.challengeMe(date)), [date]).value;
}

export function useOwnRound({ date }: Pick<Challenge, "date">): Round {
  const me = useStanding({ date });
  const table = me?.table ?? null;
  const { value: view } = useRequest(() => (table === null ? Promise.resolve(null) : calls.view(table)), [table]);
  return { me, table, view };
}
