import { render } from "preact";
import { useEffect } from "preact/hooks";
import { HELD, UNDO } from "../texts/en/undo-bar.ts";
import "./undo-bar.css";

/** Shows a bar with an Undo button while a move is held. Returns how to hide it. */
export function showUndoBar(undo: () => void): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  render(<UndoBar undo={undo} />, place);
  return () => {
    render(null, place);
    place.remove();
  };
}

/** Does not take the focus: the key that made the move, still pressed, would undo it. */
function UndoBar({ undo }: { undo(): void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      undo();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
  return (
    <div class="held">
      <span class="left" />
      <p role="status">{HELD}</p>
      <button type="button" class="main-action" onClick={undo}>
        {UNDO}
      </button>
    </div>
  );
}
