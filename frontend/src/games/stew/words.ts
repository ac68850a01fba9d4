/** All that is told beside what one decides by: fetched after it. */

export { RevealPicture, RevealWords } from "./Reveal.tsx";
export { scenesOf } from "./reveal.ts";
export { on, SKIP, THE_TIPS } from "./texts/en/reveal.ts";
