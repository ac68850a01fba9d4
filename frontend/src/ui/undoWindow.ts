/** Holds moves back for some seconds, so that players can undo them. */

export const SECONDS = 5;

/** Shows that a move is held, with an Undo button; returns how to hide it. */
export type Show = (undo: () => void) => () => void;

/** Resolves to whether the move is sent: false after Undo, true when the time is up. Leaving the page or the table sends it at once. */
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

/** If the bar's code does not load, the move waits without a bar. */
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
