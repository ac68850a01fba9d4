import { useEffect, useState } from "preact/hooks";
import { changeKey } from "../../api/changeKey.ts";
import { Refused, Unanswered } from "../../api/http.ts";
import { myKey } from "../../identity/key.ts";
import { nextKey } from "../../identity/keyChange.ts";
import { changingKey, playerChanges } from "../../identity/playerChanges.ts";
import { recall } from "../../identity/storage.ts";
import { NO_CONNECTION_LATER, ONE_MOMENT } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/change-key.ts";
import { KeepSeat } from "../../ui/KeepSeat.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { OtherDevices } from "./OtherDevices.tsx";

const close = () => changingKey.set(false);

/** Changes the player's key after explaining it. An interrupted change is completed at once. */
export default function ChangeKeySheet() {
  const { doing, changed, wrong, begin } = useChange();
  return (
    <Sheet title={changed ? texts.CHANGED : texts.TITLE} onClose={close}>
      {changed ? (
        <>
          <p role="status">{texts.KEEP_NEW_LINK}</p>
          <KeepSeat />
          <OtherDevices />
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
          {doing && <p role="status">{ONE_MOMENT}</p>}
          <button type="button" class="main-action" disabled={doing} onClick={begin}>
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

/** Returns the state of the change, which continues if the sheet is closed. */
function useChange() {
  const [doing, setDoing] = useState(false);
  const [changed, setChanged] = useState(false);
  const [wrong, setWrong] = useState("");
  const begin = async () => {
    // Another tab may have switched to another player, whose key must not be replaced.
    if (recall("key") !== myKey.get()) return location.reload();
    setWrong("");
    setDoing(true);
    try {
      await changeKey();
      playerChanges.set(playerChanges.get() + 1);
      setChanged(true);
    } catch (error) {
      if (error instanceof Refused) setWrong(error.message);
      else if (error instanceof Unanswered) setWrong(NO_CONNECTION_LATER);
      else throw error;
    } finally {
      setDoing(false);
    }
  };
  useEffect(() => {
    if (nextKey()) void begin();
  }, []);
  return { doing, changed, wrong, begin };
}
