/** Components and words that load after the controls. */

import { helpOf as doesOf } from "./texts/en/card-help.ts";
import { nameOf } from "./texts/en/cards.ts";

export { HandReplacement } from "./HandReplacement.tsx";
export { HeadButtons } from "./HeadButtons.tsx";
export { latestOf, modeWords, onMain, revealWords, swingWords } from "./news.ts";
export { OpenSheet } from "./OpenSheet.tsx";
export { askWords, rareOf } from "./otherMainActions.ts";
export { default as RevealPicture } from "./RevealPicture.tsx";
export { SmallHand } from "./SmallHand.tsx";
export { scenesOf } from "./scenes.ts";
export { reactionMeans } from "./texts/en/rare-actions.ts";

/** Returns "Hook: Adds 25 yards to any player’s shot." */
export const helpOf = (half: Parameters<typeof doesOf>[0]): string => `${nameOf(half)}: ${doesOf(half)}`;
export { doesOf, nameOf };
