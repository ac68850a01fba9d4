/** "Have a code?": installed pages have no address bar for a link, and codes can be read out over the phone. */

import { useState } from "preact/hooks";
import { Refused, Unanswered } from "../../api/http.ts";
import { openCode } from "../../api/seatRequests.ts";
import { bringsKey } from "../../identity/ownLink.ts";
import { go } from "../../lib/router.ts";
import * as texts from "../../texts/en/use-code.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import "./code-sheet.css";
import { pathIn, spokenCodeIn } from "./readCode.ts";

export default function CodeSheet({ onClose }: { onClose(): void }) {
  const [text, setText] = useState("");
  const { busy, wrong, follow, mended } = useFollowing(onClose);
  return (
    <Sheet title={texts.TITLE} onClose={onClose}>
      <form
        class="code-form"
        onSubmit={(event) => {
          event.preventDefault();
          void follow(text);
        }}
      >
        <label for="code">{texts.PASTE}</label>
        <input
          id="code"
          class="field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={text}
          aria-invalid={wrong !== ""}
          aria-describedby={wrong ? "code-wrong" : "code-more"}
          onInput={(event) => {
            setText(event.currentTarget.value);
            mended();
          }}
        />
        {wrong ? (
          <p class="wrong" id="code-wrong" role="alert">
            {wrong}
          </p>
        ) : (
          <p class="note" id="code-more">
            {texts.OWN_LINK}
          </p>
        )}
        <button type="submit" class="main-action" disabled={busy}>
          {texts.GO}
        </button>
      </form>
    </Sheet>
  );
}

const NOTHING_WRONG = { busy: false, wrong: "" };

/** Opens the page that a text leads to; spoken codes are sent to the club. */
function useFollowing(onClose: () => void) {
  const [state, setState] = useState(NOTHING_WRONG);
  const follow = async (text: string) => {
    setState({ ...NOTHING_WRONG, busy: true });
    try {
      const path = pathIn(text) ?? (await pathOfSpoken(text));
      if (path === null) return setState({ busy: false, wrong: bringsKey(text) ? texts.NO_KEY : texts.LEADS_NOWHERE });
      onClose();
      go(path);
      // Keys are read from the fragment when an event reports a new address.
      if (path.includes("#")) dispatchEvent(new Event("hashchange"));
    } catch (error) {
      setState({ busy: false, wrong: wordsFor(error) });
    }
  };
  return { ...state, follow, mended: () => setState(NOTHING_WRONG) };
}

async function pathOfSpoken(text: string): Promise<string | null> {
  const code = spokenCodeIn(text);
  return code && (await openCode(code)).links.join!;
}

function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unanswered) return texts.NO_ANSWER;
  throw error;
}
