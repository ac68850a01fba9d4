import { useState } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/no-free-seat.ts";
import { TO_TABLES } from "../../texts/en/not-found.ts";
import { attempt } from "../../ui/attempt.ts";
import { NotFound } from "../not-found/NotFound.tsx";

/** Shown to a player who gave up their seat at a table closed to watchers, while the seat is still free. */
export default function SeatGivenUp({ onBack }: { onBack(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    await attempt(onBack, NO_CONNECTION_LATER);
    setBusy(false);
  };
  return (
    <NotFound
      title={texts.GAVE_UP}
      onward={
        <>
          <a class="quiet-action" href="/">
            {TO_TABLES}
          </a>
          <button type="button" class="main-action" disabled={busy} onClick={back}>
            {texts.TAKE_BACK} <Art name="pin" />
          </button>
        </>
      }
    >
      {texts.GAVE_UP_MORE}
    </NotFound>
  );
}
