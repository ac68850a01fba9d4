/** Moves that are held back for some seconds, for who wants to be able to take them back. */

export const SECONDS = 5;

/** Shows that one is held, with a way to take it back; returns what ends that. */
export type Show = (undo: () => void) => () => void;

/** Waits, and resolves with whether the move goes out: not where it is taken back, at once where its player turns away from the page or
 * leaves the table, which means that it was meant. */
export function waitForUndo(left: AbortSignal, show: Show = onThePage): Promise<boolean> {
  return new Promise((done) => {
    const settle = (goesOut: boolean) => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", sendIfHidden);
      removeEventListener("pagehide", send);
      left.removeEventListener("abort", send);
      hide();
      done(goesOut);
    };
    const send = () => settle(true);
    const sendIfHidden = () => document.hidden && send();
    const timer = setTimeout(send, SECONDS * 1000);
    document.addEventListener("visibilitychange", sendIfHidden);
    addEventListener("pagehide", send);
    left.addEventListener("abort", send);
    const hide = show(() => settle(false));
  });
}

/** Where the part that draws it does not come, the move waits unseen. */
const onThePage: Show = (undo) => {
  let over = false;
  let hide = () => {
    over = true;
  };
  const draw = ({ showUndoBar }: { showUndoBar: Show }) => {
    if (!over) hide = showUndoBar(undo);
  };
  import("./UndoBar.tsx").then(draw, () => {});
  return () => hide();
};
