/** "Have a code?": an installed page has no address bar to put a link into. */

import { useState } from "preact/hooks";
import { go } from "../../app/router.ts";
import * as texts from "../../texts/en/code.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import "./code.css";
import { pathIn } from "./code.ts";

export default function CodeSheet({ onClose }: { onClose(): void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const path = pathIn(text);
    setWrong(path === null);
    if (path === null) return;
    onClose();
    go(path);
    // A key is taken from the fragment, of which only an event tells.
    if (path.includes("#")) dispatchEvent(new Event("hashchange"));
  };
  return (
    <Sheet title={texts.TITLE} onClose={onClose}>
      <form class="code-form" onSubmit={submit}>
        <label for="code">{texts.PASTE}</label>
        <input
          id="code"
          class="field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? "code-wrong" : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        {wrong && (
          <p class="wrong" id="code-wrong" role="alert">
            {texts.LEADS_NOWHERE}
          </p>
        )}
        <button type="submit" class="main-action">
          {texts.GO}
        </button>
      </form>
    </Sheet>
  );
}
