import { useState } from "preact/hooks";
import { SAY, SEND } from "../texts/en/chat.ts";
import "./message-input.css";

/** Longest message, in characters. */
const LONGEST = 280;

/** The input for a message. An unsent message stays in it; `say` returns whether it was sent and shows why not. */
export function MessageInput({ say }: { say(text: string): Promise<boolean> }) {
  const [words, write] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: Event) => {
    event.preventDefault();
    if (!words.trim() || busy) return;
    setBusy(true);
    if (await say(words.trim())) write("");
    setBusy(false);
  };
  return (
    <form class="say" onSubmit={send}>
      <input
        class="field"
        value={words}
        maxlength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        aria-label={SAY}
        placeholder={SAY}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <button type="submit" class="round send" disabled={busy || !words.trim()} aria-label={SEND}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 12h14m-6-7 7 7-7 7"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      </button>
    </form>
  );
}
