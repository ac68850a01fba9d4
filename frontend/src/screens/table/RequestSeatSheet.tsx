/** Asks the host for a seat, with a name. */

import { useState } from "preact/hooks";
import { Refused } from "../../api/http.ts";
import { askForSeat } from "../../api/seatRequests.ts";
import type { View } from "../../api/types.ts";
import { recall, remember } from "../../identity/storage.ts";
import { requestPersistence } from "../../identity/storagePersistence.ts";
import * as texts from "../../texts/en/request-seat.ts";
import { later } from "../../ui/lazy.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StorageNotice } from "../../ui/StorageNotice.tsx";
import ConfirmHours, { saveShownHours } from "../me/ConfirmHours.tsx";
import { host } from "./lobbySeats.ts";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));

interface RequestSeatSheetProps {
  view: View;
  onView(view: View): void;
  onClose(): void;
}

export default function RequestSeatSheet({ view, onView, onClose }: RequestSeatSheetProps) {
  const [name, setName] = useState(recall("name") ?? "");
  const { busy, wrong, ask, mended } = useAsking(view, onView, onClose);
  return (
    <Sheet title={texts.TITLE} onClose={onClose}>
      <p>{texts.more(host(view))}</p>
      <StorageNotice />
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(name.trim());
        }}
      >
        <label class="label" for="asker">
          {texts.YOUR_NAME}
        </label>
        <input
          id="asker"
          class="field"
          value={name}
          autocomplete="given-name"
          enterkeyhint="send"
          aria-invalid={wrong !== ""}
          aria-describedby={wrong ? "asker-wrong" : undefined}
          onInput={(event) => {
            setName(event.currentTarget.value);
            mended();
          }}
        />
        {name.length >= 24 && <NameLimit name={name} />}
        {view.pace.off.length > 0 && <ConfirmHours off={view.pace.off} />}
        {wrong && (
          <p class="wrong" id="asker-wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="main-action" disabled={busy}>
          {texts.SEND}
        </button>
      </form>
    </Sheet>
  );
}

const NOTHING_WRONG = { busy: false, wrong: "" };

function useAsking(view: View, onView: (view: View) => void, onClose: () => void) {
  const [state, setState] = useState(NOTHING_WRONG);
  const ask = async (name: string) => {
    if (!name) return setState({ busy: false, wrong: texts.NAMELESS });
    setState({ busy: true, wrong: "" });
    try {
      await saveShownHours();
      const next = await askForSeat(view, name);
      remember("name", name);
      void requestPersistence();
      onView(next);
      onClose();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ busy: false, wrong: error.message });
    }
  };
  return { ...state, ask, mended: () => setState(NOTHING_WRONG) };
}
