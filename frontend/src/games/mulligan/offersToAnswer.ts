/** Offered wagers that wait for the player's answer. Pure. */

import type { MulliganView } from "./state.ts";

export const offersTo = ({ you, state: { wagers } }: Pick<MulliganView, "you" | "state">) =>
  wagers?.offers.filter(({ to }) => to === you) ?? [];
