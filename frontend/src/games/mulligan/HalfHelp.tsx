import type { Half } from "./art/cardFaces.ts";
import { PlacedCard } from "./art/PlacedCard.tsx";
import "./sheets.css";
import { helpOf } from "./texts/en/card-help.ts";
import { nameOf } from "./texts/en/cards.ts";

/** Shows one half of a card with its name and effect. */
export function HalfHelp({ half, note }: { half: Half; note?: string }) {
  return (
    <li>
      <i>
        <PlacedCard half={half} high={58} words={null} />
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
