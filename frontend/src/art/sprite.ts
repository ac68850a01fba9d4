/** Adds a sprite's symbols to the page, once each, so that `<use href="#…">` finds them. */

const placed = new Set<string>();

export function placeSprite(name: string, svg: string): void {
  if (placed.has(name)) return;
  placed.add(name);
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
