import { useState } from "preact/hooks";
import * as calls from "../../api/calls.ts";
import { Refused } from "../../api/http.ts";
import type { View } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { askToLast, recall, remember } from "../../identity/storage.ts";
import * as texts from "../../texts/en/join.ts";
import { CLUB } from "../../texts/en/words.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { GreenPoster } from "./GreenPoster.tsx";
import { host } from "./people.ts";
import { Terms, whatWords } from "./Terms.tsx";

interface JoinProps {
  view: View;
  /** The one to be had. */
  seat: number;
  code: string | null;
  onSeated(view: View): void;
  onWatch(): void;
}

/** Somebody followed a join link. */
export default function Join({ view, seat, code, onSeated, onWatch }: JoinProps) {
  const { name, setName, busy, wrong, take } = useTaking(view, code, onSeated);
  const playing = view.status === "playing";
  return (
    <Screen
      name="join meeting"
      title={texts.savedYou(host(view))}
      poster={
        <GreenPoster seats={view.seats} yours={seat} yourWords={texts.YOUR_SEAT}>
          <BackButton />
          <div class="green-words">
            <p class="label">{CLUB}</p>
            <h1>{texts.savedYou(host(view))}</h1>
            <p>{whatWords(view)}</p>
          </div>
        </GreenPoster>
      }
      bar={
        <form class="join-form" onSubmit={take}>
          <label class="label" for="name">
            {texts.YOUR_NAME}
          </label>
          <input
            id="name"
            class="field"
            value={name}
            maxlength={24}
            autocomplete="given-name"
            enterkeyhint="go"
            aria-invalid={wrong !== ""}
            aria-describedby={wrong ? "join-wrong" : undefined}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          {wrong && (
            <p class="wrong" id="join-wrong" role="alert">
              {wrong}
            </p>
          )}
          <button type="submit" class="main-action" disabled={busy}>
            {texts.TAKE} <SeatMark seat={seat} size={24} />
          </button>
          <button type="button" class="quiet-action" onClick={onWatch}>
            <Art name="icon-watch" />
            {texts.WATCH}
          </button>
        </form>
      }
    >
      <Terms view={view} />
      {playing && <p class="note">{texts.UNDER_WAY}</p>}
    </Screen>
  );
}

function useTaking(view: View, code: string | null, onSeated: (view: View) => void) {
  const [name, setName] = useState(recall("name") ?? "");
  const [state, setState] = useState({ busy: false, wrong: "" });
  const take = async (event: Event) => {
    event.preventDefault();
    const called = name.trim();
    if (!called) return setState({ busy: false, wrong: texts.NAMELESS });
    setState({ busy: true, wrong: "" });
    try {
      const seated = await calls.takeSeat(view.table, view.fairness.commitment, called, code);
      remember("name", called);
      void askToLast();
      onSeated(seated);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ busy: false, wrong: error.message });
    }
  };
  return { name, setName, ...state, take };
}
