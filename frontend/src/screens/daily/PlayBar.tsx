import { useState } from "preact/hooks";
import * as days from "../../api/challenges.ts";
import type { Challenge } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { recall, remember } from "../../identity/storage.ts";
import { go } from "../../lib/router.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/daily.ts";
import { attempt } from "../../ui/attempt.ts";
import { later } from "../../ui/lazy.tsx";
import { StorageNotice } from "../../ui/StorageNotice.tsx";
import { useDaily } from "./useDailyModule.ts";
import type { Round } from "./useOwnRound.ts";

const NameLimit = later(() => import("../../ui/NameLimit.tsx"));

/** Starts the day's round, continues it, or shows the finished one. */
export function PlayBar({ day, round: { me, table, view } }: { day: Challenge; round: Round }) {
  const game = useDaily(day.game);
  if (table && (me?.item || view?.status === "finished"))
    return (
      <a class="main-action" href={`/t/${table}`}>
        {texts.SEE_ROUND} <Art name="pin" />
      </a>
    );
  if (table)
    return (
      <a class="main-action two" href={`/t/${table}`}>
        <Words what={texts.PLAY_ON} more={view && game ? game.nextWords(view) : ""} />
      </a>
    );
  return <Begin />;
}

function Words({ what, more }: { what: string; more: string }) {
  return (
    <>
      <span>
        {what}
        <small>{more}</small>
      </span>
      <span class="pinbox">
        <Art name="pin" />
      </span>
    </>
  );
}

/** Asks for a name if there is none or it is too long: the leaderboard shows it. */
function Begin() {
  const [name, setName] = useState(recall("name") ?? "");
  const [asked] = useState(!name || name.length > 24);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const play = async (event: Event) => {
    event.preventDefault();
    if (!name.trim()) return setWrong(texts.NAMELESS);
    setBusy(true);
    await attempt(async () => {
      const table = await days.enterChallenge(name.trim());
      remember("name", name.trim());
      go(`/t/${table}`);
      scrollTo(0, 0);
    }, NO_CONNECTION_LATER);
    setBusy(false);
  };
  return (
    <form class="begin" onSubmit={play}>
      <StorageNotice />
      {asked && (
        <label>
          <span class="label">{texts.YOUR_NAME}</span>
          <input
            class="field"
            value={name}
            autocomplete="given-name"
            aria-invalid={wrong !== ""}
            onInput={(event) => {
              setName(event.currentTarget.value);
              setWrong("");
            }}
          />
        </label>
      )}
      {asked && name.length >= 24 && <NameLimit name={name} />}
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="main-action two" disabled={busy}>
        <Words what={texts.PLAY} more={texts.ONE_GO} />
      </button>
    </form>
  );
}
