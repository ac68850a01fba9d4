import { useState } from "preact/hooks";
import { forgetMe } from "../../api/forgetPlayer.ts";
import { Refused } from "../../api/http.ts";
import { forgetAll } from "../../identity/forgetAll.ts";
import { myKey } from "../../identity/key.ts";
import { nextKey } from "../../identity/keyChange.ts";
import { recall } from "../../identity/storage.ts";
import * as texts from "../../texts/en/forget.ts";
import { Sheet } from "../../ui/Sheet.tsx";

/** Shows "Forget me" at the end of the player's page. */
export default function ForgetMe() {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <button type="button" class="quiet-action" onClick={() => setOpen(true)}>
        {texts.TITLE}
      </button>
      {open && <ForgetSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Explains the deletion and performs it; afterwards this phone has no player. */
function ForgetSheet({ onClose }: { onClose(): void }) {
  const { left, wrong, begin } = useForgetting();
  const busy = left !== null;
  return (
    <Sheet title={texts.TITLE} onClose={busy ? stay : onClose}>
      <p>{texts.WHAT}</p>
      <p>{texts.OTHERS}</p>
      <p>
        <b>{texts.FOR_GOOD}</b>
      </p>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {busy && <p role="status">{texts.doing(left)}</p>}
      <button type="button" class="side-action danger" disabled={busy} onClick={begin}>
        {texts.FORGET}
      </button>
      <button type="button" class="side-action" disabled={busy} onClick={onClose}>
        {texts.STAY}
      </button>
    </Sheet>
  );
}

/** There is no cancel button while it runs. */
const stay = () => {};

function useForgetting() {
  const [left, setLeft] = useState<number | null>(null);
  const [wrong, setWrong] = useState("");
  const begin = async () => {
    // Another tab may have changed the key: the new player must not be deleted with the old one.
    if (recall("key") !== myKey.get()) return location.reload();
    setWrong("");
    setLeft(0);
    try {
      const stay = await forgetMe(setLeft);
      if (stay === 0) return leaveNothing();
      setWrong(texts.damaged(stay));
      setLeft(null);
    } catch (error) {
      setLeft(null);
      if (!(error instanceof Refused)) throw error;
      if (isOver(error)) return leaveNothing();
      setWrong(error.message);
    }
  };
  return { left, wrong, begin };
}

/** Whether this phone's key was replaced on another phone; false while this phone is changing it. */
const isOver = ({ code }: Refused) => code === "key-changed" && nextKey() === null;

function leaveNothing(): void {
  forgetAll();
  location.replace("/");
}
