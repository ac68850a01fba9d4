/** A card to be read in full: both halves, and what each does. */

import { Sheet } from "../../ui/Sheet.tsx";
import { Placed } from "./art/Card.tsx";
import { clubOf, type Half, shadedOf } from "./art/faces.ts";
import "./sheets.css";
import { nameOf } from "./texts/en/cards.ts";
import { helpOf } from "./texts/en/help.ts";
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

/** One half with its name and what it does. */
export function HalfHelp({ half, note }: { half: Half; note?: string }) {
  return (
    <li>
      <i>
        <Placed half={half} high={58} words={null} />
      </i>
      <div>
        <h3>{nameOf(half)}</h3>
        <p>
          {helpOf(half)} {note && <small class="note">{note}</small>}
        </p>
      </div>
    </li>
  );
}
