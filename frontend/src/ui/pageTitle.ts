import { useEffect } from "preact/hooks";
import { CLUB } from "../texts/en/words.ts";

let left = false;

/** What stands before every title: how many tables wait, "(2) ". */
export const titlePrefix = { words: "" };

/** Whether a screen, or a game's table, was left before: the first one leaves the focus where the browser put it. */
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
