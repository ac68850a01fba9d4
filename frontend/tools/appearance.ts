/** How the page looks, by what the phone says and what its owner has set: the class `night` on the root, the class `calm` for less
 * motion, and the size of letters there. A script in the head does it, before anything is drawn, and again whenever the one or the
 * other changes; style sheets and scripts go by the classes alone. */

import type { Plugin } from "vite";

/** The tokens' `--sky`, by day and by night: what is painted around the page. */
export const SKY = { day: "#cfe3e6", night: "#1f3a45" };

/** What is set stands in the phone's memory (`src/identity/appearance.ts`), and each change of it is told as if it came from another page:
 * where nothing is kept, it holds as long as the page does. Old phones know media queries with `addListener` alone. */
export const LOOK = [
  '{const s={},h=document.documentElement,m=q=>matchMedia("(prefers-"+q+")"),',
  'n=m("color-scheme:dark"),r=m("reduced-motion"),',
  'f=()=>{const c=h.classList,d=s.theme?s.theme=="dark":n.matches;c.toggle("night",d);c.toggle("calm",!!s.motion||r.matches);',
  `h.style.fontSize=s.text||"";document.querySelector("[name=theme-color]").content=d?"${SKY.night}":"${SKY.day}"};`,
  'try{for(const k of["theme","motion","text"])s[k]=localStorage["club."+k]}catch{}',
  'addEventListener("storage",({key:k,newValue:v})=>{k&&(s[k.slice(5)]=v);f()});',
  "n.addListener(f);r.addListener(f);f()}",
].join("");

/** Puts it into the page that is served while one works on it; the build has it in `preload-parts.ts`. */
export function lookPlugin(): Plugin {
  return {
    name: "look",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", children: LOOK, injectTo: "head" }],
  };
}
