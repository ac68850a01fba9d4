/** Makes a first table with a coach, against bots, and opens it. */

import { useEffect, useState } from "preact/hooks";
import { Refused } from "../../api/http.ts";
import * as calls from "../../api/tables.ts";
import { saveNewTable } from "../../identity/savedTables.ts";
import { recall, remember } from "../../identity/storage.ts";
import { requestPersistence } from "../../identity/storagePersistence.ts";
import { go } from "../../lib/router.ts";
import { YOUR_NAME } from "../../texts/en/coach.ts";
import { later } from "../../ui/lazy.tsx";
import { StorageNotice } from "../../ui/StorageNotice.tsx";
import "./coach.css";
import { keepCoach, type Lessons } from "./coachLessons.ts";
import { Offer } from "./FirstTableOffer.tsx";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));

type Asked = Parameters<typeof calls.makeTable>[0];

interface MakeFirstTableProps {
  lessons: Lessons<string>;
  words: {
    PLAY: string;
    AGAINST: string;
    NAMELESS: string;
    BEGIN: string;
  };
  /** Returns the table for a player of this name. */
  tableOf(name: string): Asked;
}

/** Makes the table at once if the player has a name; asks for one otherwise. */
export function MakeFirstTable({ lessons, words, tableOf }: MakeFirstTableProps) {
  const known = recall("name");
  const [naming, ask] = useState(!known);
  const { busy, wrong, play } = useFirstTable(tableOf, lessons, words.NAMELESS, () => ask(true));
  useEffect(() => {
    if (known) void play(known);
  }, []);
  return naming ? (
    <section translate={false}>
      <StorageNotice />
      <NameForm begin={words.BEGIN} busy={busy} wrong={wrong} play={play} />
      <p class="note">{words.AGAINST}</p>
    </section>
  ) : (
    <Offer play={words.PLAY} note={wrong || words.AGAINST} onPlay={busy ? undefined : () => void play(known!)} />
  );
}

interface NameFormProps {
  begin: string;
  busy: boolean;
  wrong: string;
  play(name: string): Promise<void>;
}

/** Asks for a name: the player has none, or the club refuses it. */
function NameForm({ begin, busy, wrong, play }: NameFormProps) {
  const [name, setName] = useState(recall("name") ?? "");
  return (
    <form
      class="tb-first"
      onSubmit={(event) => {
        event.preventDefault();
        void play(name.trim());
      }}
    >
      <label class="label" for="name">
        {YOUR_NAME}
      </label>
      <input
        id="name"
        class="field"
        value={name}
        ref={focused}
        autocomplete="given-name"
        enterkeyhint="go"
        aria-invalid={wrong !== ""}
        aria-describedby={wrong ? "name-wrong" : undefined}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      {name.length >= 24 && <NameLimit name={name} />}
      {wrong && (
        <p class="wrong" id="name-wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="main-action" disabled={busy}>
        {begin}
      </button>
    </form>
  );
}

const focused = (field: HTMLInputElement | null) => field?.focus();

/** Makes the table and opens it; calls `misnamed` if the club refuses the name. */
function useFirstTable(
  tableOf: MakeFirstTableProps["tableOf"],
  lessons: Lessons<string>,
  nameless: string,
  misnamed: () => void,
) {
  const [state, set] = useState({ busy: false, wrong: "" });
  const play = async (name: string) => {
    if (!name) return set({ busy: false, wrong: nameless });
    set({ busy: true, wrong: "" });
    try {
      const made = await calls.makeTable(tableOf(name));
      keepCoach(lessons, { seen: [] });
      remember("name", name);
      saveNewTable(made.view);
      void requestPersistence();
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
