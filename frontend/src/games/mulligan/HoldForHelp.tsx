/** Explains a card after a long press, a right click or the menu key. */

import { useLayoutEffect, useRef } from "preact/hooks";
import "./hold-for-help.css";

/** Ms after which a press counts as long. */
const LONG = 500;
const HEARD = ["pointerdown", "keydown", "pointerup", "pointerout", "pointercancel", "contextmenu", "click"];

const cardAt = ({ target }: Event) => (target as Element).closest?.<HTMLElement>("[data-card]")?.dataset["card"];

/** Handles long presses on everything with `data-card`. Such a press does nothing else. */
export function HoldForHelp({ help }: { help(card: number): void }) {
  const now = useRef(help);
  now.current = help;
  useLayoutEffect(() => listen((card) => now.current(card)), []);
  return null;
}

/** Adds the listeners; returns how to remove them. */
function listen(help: (card: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let held = false;
  const ask = (card: string) => {
    clearTimeout(timer);
    if (!held) help(Number(card));
    held = true;
  };
  const hear = (event: Event) => {
    const { type } = event;
    // Keyboard clicks are never long.
    if (type === "click") return held && (event as MouseEvent).detail ? event.stopPropagation() : undefined;
    clearTimeout(timer);
    if (type.endsWith("down")) held = false;
    const card = cardAt(event);
    if (card && type === "pointerdown") timer = setTimeout(ask, LONG, card);
    if (card && type === "contextmenu") {
      event.preventDefault();
      ask(card);
    }
  };
  for (const type of HEARD) document.addEventListener(type, hear, true);
  return () => {
    clearTimeout(timer);
    for (const type of HEARD) document.removeEventListener(type, hear, true);
  };
}
