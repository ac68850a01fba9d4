/** A card in full: both halves and what they do. */

import { Sheet } from "../../ui/Sheet.tsx";
import { clubOf, shadedOf } from "./art/cardFaces.ts";
import { HalfHelp } from "./HalfHelp.tsx";
import "./sheets.css";
import * as say from "./texts/en/sheets.ts";

export default function CardSheet({ card, onClose }: { card: number; onClose(): void }) {
  return (
    <Sheet title={say.CARD} onClose={onClose} name="mu-sheet">
      <ul class="mu-halves">
        {[clubOf(card), shadedOf(card)].map((half) => (
          <HalfHelp key={half.id} half={half} />
        ))}
      </ul>
    </Sheet>
  );
}
