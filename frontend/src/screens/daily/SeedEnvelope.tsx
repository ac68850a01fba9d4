import { useState } from "preact/hooks";
import * as days from "../../api/challenges.ts";
import type { Challenge } from "../../api/types.ts";
import * as texts from "../../texts/en/daily.ts";
import { later } from "../../ui/lazy.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { openedWords } from "./dayWords.ts";
import { shortSeal } from "./scoreCounts.ts";

const FairnessSheet = later(() => import("../result/FairnessSheet.tsx"));

interface SeedEnvelopeProps {
  day: Challenge;
  /** The day whose seed can be checked; null if there is none yet. */
  opened: Challenge | null;
  /** This player's own round of that day, which the check opens. */
  table: string | null;
}

/** Shows today's sealed seed, and a past seed for checking, with the draws of a round of that day. */
export function SeedEnvelope({ day, opened, table }: SeedEnvelopeProps) {
  const [checking, setChecking] = useState(false);
  const { value: best } = useRequest(
    () => (opened && !table ? days.challengeBoard(opened.date, null, 1) : Promise.resolve(null)),
    [opened?.date, table],
  );
  const round = table ?? best?.items[0]?.table ?? null;
  return (
    <div class="seal">
      <Envelope open={day.seed !== null} />
      <p>
        {day.seed === null ? texts.SEALED : texts.OPENED}, <code>{shortSeal(day.commitment)}</code>.{" "}
        {day.seed === null && (opened ? openedWords(day, opened) : texts.OPENS_LATER)}
      </p>
      {opened && round && (
        <button type="button" class="quiet-action" onClick={() => setChecking(true)}>
          {texts.CHECK}
        </button>
      )}
      {checking && round && <FairnessSheet table={round} onClose={() => setChecking(false)} />}
    </div>
  );
}

function Envelope({ open }: { open: boolean }) {
  return (
    <svg width="40" height="32" viewBox="0 0 40 32" aria-hidden="true">
      <rect x="1.5" y="3.5" width="37" height="26" rx="4" fill="var(--card)" stroke="var(--ink-2)" stroke-width="1.8" />
      <path
        d={open ? "M3 28l13-11h8l13 11" : "M3 6l17 13L37 6"}
        fill="none"
        stroke="var(--ink-2)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <circle cx="20" cy={open ? 8 : 18.5} r="6.5" fill="var(--flag)" />
      <path
        transform={open ? "translate(0 -10.5)" : ""}
        d="M18.5 22v-7.500l5 2-4.5 2"
        fill="none"
        stroke="var(--card)"
        stroke-width="1.4"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}
