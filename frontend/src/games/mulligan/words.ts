/** All that is told beside what one decides by: fetched after it. */

import { nameOf } from "./texts/en/cards.ts";
import { helpOf as doesOf } from "./texts/en/help.ts";

export { Extra } from "./Extra.tsx";
export { Instead } from "./Instead.tsx";
export { Kept } from "./Kept.tsx";
export { Over } from "./Over.tsx";
export { default as RevealPicture } from "./RevealPicture.tsx";
export { askWords, rareOf } from "./rare.ts";
export { scenesOf } from "./scenes.ts";
export { latestOf, modeWords, onMain, revealWords, swingWords } from "./telling.ts";
export { reactionMeans } from "./texts/en/rare.ts";

/** "Hook: 25 yards further, for whom you like." */
export const helpOf = (half: Parameters<typeof doesOf>[0]): string => `${nameOf(half)}: ${doesOf(half)}`;
export { doesOf, nameOf };
