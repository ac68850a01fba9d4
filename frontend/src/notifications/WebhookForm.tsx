/** A form for a webhook address (Discord, Slack and others), of a player or a table. */

import { useId, useState } from "preact/hooks";
import { Refused } from "../api/http.ts";
import type { Webhook as Hook } from "../api/types.ts";
import * as texts from "../texts/en/webhook.ts";
import { say } from "../ui/toast.ts";
import "./webhook-form.css";

interface WebhookFormProps {
  hook: Hook | null;
  /** What the webhook is for, and where to find its address. */
  words: string;
  /** Saves an address, or removes it (null); throws the club's refusal. */
  keep(url: string | null): Promise<unknown>;
}

export function WebhookForm({ hook, words, keep }: WebhookFormProps) {
  const [url, setUrl] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useId();
  const [wrong, setWrong] = useState("");
  const set = async (next: string | null) => {
    setBusy(true);
    setWrong("");
    try {
      await keep(next);
      setUrl("");
      say(next === null ? texts.REMOVED : texts.SAVED);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWrong(error.message);
    } finally {
      setBusy(false);
    }
  };
  const save = (event: Event) => {
    event.preventDefault();
    if (url.trim()) void set(url.trim());
  };
  return (
    <form class="webhook" onSubmit={save} noValidate>
      <p class="note">{words}</p>
      {hook && <p class={hook.on ? "" : "wrong"}>{(hook.on ? texts.leadsTo : texts.off)(hook.host)}</p>}
      {!hook?.on && (
        <>
          <label for={id}>{texts.ADDRESS}</label>
          <input
            id={id}
            class="field"
            type="url"
            inputmode="url"
            maxlength={500}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={url}
            aria-invalid={wrong !== ""}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onInput={(event) => {
              setUrl(event.currentTarget.value);
              setWrong("");
            }}
          />
          {wrong && (
            <p class="wrong" id={`${id}-wrong`} role="alert">
              {wrong}
            </p>
          )}
          <button type="submit" class="side-action" disabled={busy || !url.trim()}>
            {texts.SAVE}
          </button>
        </>
      )}
      {hook && (
        <button type="button" class="quiet-action" disabled={busy} onClick={() => set(null)}>
          {texts.REMOVE}
        </button>
      )}
    </form>
  );
}
