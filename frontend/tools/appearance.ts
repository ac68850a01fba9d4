/** Sets the page's appearance from the phone's and the player's settings: on the root element the class `night`, the class `calm` for
 * reduced motion, and the text size. A script in the head does this before anything is drawn, and again whenever a setting changes. Style
 * sheets and scripts depend on the classes alone. */

import type { Plugin } from "vite";

/** The token `--sky` by day and by night: the colour of the browser's frame. */
export const SKY = { day: "#cfe3e6", night: "#1f3a45" };

/** The script. Settings are in the phone's storage (`src/identity/appearance.ts`). Each change sends the event of a change in another page;
 * without storage it lasts as long as the page. Old phones support only `addListener` for media queries. */
export const LOOK = [
  '{const s={},h=document.documentElement,m=q=>matchMedia("(prefers-"+q+")"),',
  'n=m("color-scheme:dark"),r=m("reduced-motion"),',
  'f=()=>{const c=h.classList,d=s.theme?s.theme=="dark":n.matches;c.toggle("night",d);c.toggle("calm",!!s.motion||r.matches);',
  `h.style.fontSize=s.text||"";document.querySelector("[name=theme-color]").content=d?"${SKY.night}":"${SKY.day}"};`,
  'try{for(const k of["theme","motion","text"])s[k]=localStorage["club."+k]}catch{}',
  'addEventListener("storage",({key:k,newValue:v})=>{k&&(s[k.slice(5)]=v);f()});',
  "n.addListener(f);r.addListener(f);f()}",
].join("");

/** Adds the script to the page of the development server; the build adds it in `preload-parts.ts`. */
export function lookPlugin(): Plugin {
  return {
    name: "look",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", children: LOOK, injectTo: "head" }],
  };
}
