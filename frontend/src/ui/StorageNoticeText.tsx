import { useState } from "preact/hooks";
import { needKey } from "../identity/key.ts";
import * as texts from "../texts/en/storage-notice.ts";
import { KeepSeat } from "./KeepSeat.tsx";
import { Sheet } from "./Sheet.tsx";

/** Warns that a reload would lose the seat, and offers the player's own link, which brings it back. */
export default function StorageNoticeText() {
  const [open, setOpen] = useState(false);
  const keep = () => {
    needKey();
    setOpen(true);
  };
  return (
    <div class="forgetful">
      <p class="note">{texts.FORGETS}</p>
      <button type="button" class="quiet-action" aria-haspopup="dialog" onClick={keep}>
        {texts.OWN_LINK}
      </button>
      {open && (
        <Sheet title={texts.OWN_LINK} onClose={() => setOpen(false)}>
          <KeepSeat path={location.pathname} />
        </Sheet>
      )}
    </div>
  );
}
