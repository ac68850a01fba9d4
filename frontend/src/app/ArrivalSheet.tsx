import * as texts from "../texts/en/arrival.ts";
import { Sheet } from "../ui/Sheet.tsx";

/** Asks who plays on here: the link's player, or the one that this browser is. */
export default function ArrivalSheet({ onAccept, onClose }: { onAccept(): void; onClose(): void }) {
  return (
    <Sheet title={texts.TITLE} onClose={onClose}>
      <p>
        {texts.BEFORE_LINK}
        <a href="/me">{texts.LINK}</a>
        {texts.AFTER_LINK}
      </p>
      <button type="button" class="main-action" onClick={onAccept}>
        {texts.TAKE}
      </button>
      <button type="button" class="quiet-action" onClick={onClose}>
        {texts.STAY}
      </button>
    </Sheet>
  );
}
