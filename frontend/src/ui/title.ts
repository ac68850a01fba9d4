import { useEffect } from "preact/hooks";

let left = false;

/** Whether a screen, or a game's table, was left before: the first one leaves the focus where the browser put it. */
export const walked = () => left;

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Mulligan Club" ? title : `${title} · Mulligan Club`;
  }, [title]);
  useEffect(
    () => () => {
      left = true;
    },
    [],
  );
}
