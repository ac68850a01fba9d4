import { useEffect, useState } from "preact/hooks";
import { myKey } from "../identity/key.ts";
import { mustAsk } from "../identity/unasked.ts";
import * as texts from "../texts/en/arrival.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { become } from "./become.ts";

interface ArrivalSheetProps {
  /** The key that the link carries. */
  offered: string;
  onClose(): void;
}

/** Asks who plays on here, the link's player or the one that this browser is. A browser that is nobody yet becomes the former
 * unasked on the page You. */
export default function ArrivalSheet({ offered, onClose }: ArrivalSheetProps) {
  const [nobody] = useState(myKey.get() === null);
  const [asked] = useState(() => !nobody || mustAsk(location.pathname, location.search));
  const accept = () => {
    become(offered);
    onClose();
  };
  useEffect(() => {
    if (!asked) accept();
  }, []);
  if (!asked) return null;
  return (
    <Sheet title={texts.TITLE} onClose={onClose}>
      {nobody ? (
        <p>{texts.TO_NOBODY}</p>
      ) : (
        <p>
          {texts.BEFORE_LINK}
          <a href="/me">{texts.LINK}</a>
          {texts.AFTER_LINK}
        </p>
      )}
      <button type="button" class="main-action" onClick={accept}>
        {texts.TAKE}
      </button>
      <button type="button" class="quiet-action" onClick={onClose}>
        {texts.STAY}
      </button>
    </Sheet>
  );
}
