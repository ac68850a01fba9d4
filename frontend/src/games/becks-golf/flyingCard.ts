import { type Face, symbolOf } from "./state.ts";

/** Returns a card's picture for copies that fly over the page. */
export function flyingCard(face: Face): Element {
  const box = document.createElement("div");
  box.innerHTML = `<svg viewBox="0 0 100 140" class="card-art"><use href="#${symbolOf(face)}" width="100" height="140"/></svg>`;
  return box.firstElementChild!;
}
