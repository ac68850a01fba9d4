/** A hint, and the main action below it, always in the same place. All of it comes from `view.legal`. */

import { capital } from "../../ui/words.ts";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft.ts";
import { hintOf, mainOf } from "./labels.ts";
import type { RingView } from "./state.ts";
import { waitWords } from "./status.ts";

interface ActionsProps {
  view: RingView;
  choices: Choices;
  draft: Draft;
  busy: boolean;
  act(): void;
}

export function Actions({ view, choices, draft, busy, act }: ActionsProps) {
  const main = mainOf(view, choices, draft);
  return (
    <>
      <p class="tr-hint">{hintOf(view, choices)}</p>
      {main ? (
        <button
          type="button"
          class={`tr-main display${busy ? " busy" : ""}`}
          aria-disabled={busy || !main.ready}
          onClick={() => busy || !main.ready || act()}
        >
          {main.label}
        </button>
      ) : (
        <Waiting view={view} />
      )}
    </>
  );
}

function Waiting({ view }: { view: RingView }) {
  const { title, detail } = waitWords(view);
  return (
    <div class="tr-wait">
      <b>{capital(title)}</b> {detail && <span>{detail}</span>}
    </div>
  );
}
