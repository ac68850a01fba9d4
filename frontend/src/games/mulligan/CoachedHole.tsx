/** From the rules page to a first hole with a coach, against one bot. */

import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import { go } from "../../app/router.ts";
import { askToLast, recall, remember } from "../../identity/storage.ts";
import { keepNew } from "../../screens/home/kept.ts";
import "./coach.css";
import { keepCoach } from "./coach.ts";
import * as say from "./texts/en/coach.ts";

/** Pebble Coast, as in the box. */
const COURSE = "pebble-coast";

export default function CoachedHole() {
  const [naming, ask] = useState(false);
  const { busy, wrong, play } = useFirstHole(() => ask(true));
  return (
    <section>
      {naming ? (
        <NameForm busy={busy} wrong={wrong} play={play} />
      ) : (
        <button
          type="button"
          class="side-action"
          disabled={busy}
          onClick={() => (recall("name") ? void play(recall("name")!) : ask(true))}
        >
          {say.PLAY}
        </button>
      )}
      <p class="note">{(!naming && wrong) || say.AGAINST}</p>
    </section>
  );
}

interface NameFormProps {
  busy: boolean;
  wrong: string;
  play(name: string): Promise<void>;
}

/** For who has no name yet, or one that the club does not take. */
function NameForm({ busy, wrong, play }: NameFormProps) {
  const [name, setName] = useState(recall("name") ?? "");
  return (
    <form
      class="mu-first"
      onSubmit={(event) => {
        event.preventDefault();
        void play(name.trim());
      }}
    >
      <label class="label" for="name">
        {say.YOUR_NAME}
      </label>
      <input
        id="name"
        class="field"
        value={name}
        ref={focused}
        maxlength={24}
        autocomplete="given-name"
        enterkeyhint="go"
        aria-invalid={wrong !== ""}
        aria-describedby={wrong ? "name-wrong" : undefined}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      {wrong && (
        <p class="wrong" id="name-wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="main-action" disabled={busy}>
        {say.TEE_OFF}
      </button>
    </form>
  );
}

const focused = (field: HTMLInputElement | null) => field?.focus();

/** Makes the table and goes there; `misnamed` where the club wants another name. */
function useFirstHole(misnamed: () => void) {
  const [state, set] = useState({ busy: false, wrong: "" });
  const play = async (name: string) => {
    if (!name) return set({ busy: false, wrong: say.NAMELESS });
    set({ busy: true, wrong: "" });
    try {
      const made = await calls.makeTable(firstHole(name));
      keepCoach({ seen: [] });
      remember("name", name);
      keepNew(made.view);
      void askToLast();
      go(`/t/${made.id}`);
      scrollTo(0, 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      set({ busy: false, wrong: error.message });
      if (error.code === "name") misnamed();
    }
  };
  return { ...state, play };
}

const firstHole = (name: string): Parameters<typeof calls.makeTable>[0] => ({
  game: "mulligan",
  options: { modes: [], holes: "ask" },
  course: COURSE,
  clock_hours: 72,
  seats: [
    { kind: "me", name },
    { kind: "bot", level: "easy" },
  ],
});
