import { useEffect } from "preact/hooks";
import { CLUB } from "../texts/en/words.ts";

let left = false;

/** Prefix of every title with the number of waiting tables, "(2) ". */
export const titlePrefix = { words: "" };

/** Whether the player has left a screen before; the first screen leaves the focus where the browser put it. */
export const hasNavigated = () => left;

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titlePrefix.words + (title === CLUB ? title : `${title} · ${CLUB}`);
  }, [title]);
  useEffect(
    () => () => {
      left = true;
    },
    [],
  );
}
