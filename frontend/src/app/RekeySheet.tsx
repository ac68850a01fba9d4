import { useEffect, useState } from "preact/hooks";
import { Refused } from "../api/http.ts";
import { changeKey } from "../api/rekey.ts";
import { drawNext, isChanged, type Next, nextKey, takeNext } from "../identity/next.ts";
import { KeepSeat } from "../screens/me/KeepSeat.tsx";
import * as texts from "../texts/en/rekey.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { arrivals, rekeying } from "./arrivals.ts";
import { StillTold } from "./StillTold.tsx";

const close = () => rekeying.set(false);

/** Somebody may know the player's key: what a new one does, then that it is drawn and all seats follow it. A change that was cut short
 * goes on at once. */
export default function RekeySheet() {
  const { doing, changed, wrong, begin } = useChange();
  return (
    <Sheet title={changed ? texts.CHANGED : texts.TITLE} onClose={close}>
      {changed ? (
        <>
          <p role="status">{texts.followed(changed.moved)}</p>
          <p>{texts.KEEP_ANEW}</p>
          <KeepSeat />
          <StillTold />
          <button type="button" class="quiet-action" onClick={close}>
            {texts.DONE}
          </button>
        </>
      ) : (
        <>
          <p>{texts.WHY}</p>
          <p>{texts.AFTER}</p>
          {wrong && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          {doing && <p role="status">{texts.doing(doing.moved)}</p>}
          <button type="button" class="main-action" disabled={doing !== null} onClick={begin}>
            {texts.CHANGE}
          </button>
          <button type="button" class="side-action" onClick={close}>
            {texts.LEAVE}
          </button>
        </>
      )}
    </Sheet>
  );
}

/** The change as far as it has come; it goes on where the sheet is closed meanwhile. */
function useChange() {
  const [doing, setDoing] = useState<Next | null>(null);
  const [changed, setChanged] = useState<Next | null>(null);
  const [wrong, setWrong] = useState("");
  const begin = async () => {
    const next = drawNext();
    setWrong("");
    setDoing(next);
    try {
      const done = isChanged(next) ? next : await changeKey(next, setDoing);
      takeNext(done);
      arrivals.set(arrivals.get() + 1);
      setChanged(done);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWrong(error.message);
    } finally {
      setDoing(null);
    }
  };
  useEffect(() => {
    if (nextKey()) void begin();
  }, []);
  return { doing, changed, wrong, begin };
}
