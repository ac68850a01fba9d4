import { Sky } from "../../art/Sky.tsx";
import * as texts from "../../texts/en/fairness.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import "../rules/prose.css";

/** Explains how dice and cards are kept fair, and what the check shows. */
export default function Fairness() {
  return (
    <Screen name="prose" fixed title={texts.TITLE} poster={<FairnessPoster />}>
      <h2>{texts.SEALED}</h2>
      <p>{texts.SEALED_MORE}</p>
      <h2>{texts.OPENED}</h2>
      <p>
        <SetOff parts={texts.OPENED_MORE} Mark="b" />
      </p>
      <p>{texts.BESIDES}</p>
      <h2>{texts.SHOWS}</h2>
      <List items={texts.SHOWN} />
      <h2>{texts.SHOWS_NOT}</h2>
      <List items={texts.NOT_SHOWN} />
      <h2>{texts.CURIOUS}</h2>
      <p>
        <SetOff parts={texts.CURIOUS_MORE} Mark="code" />
      </p>
    </Screen>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Text in parts; every second one is highlighted. */
function SetOff({ parts, Mark }: { parts: string[]; Mark: "b" | "code" }) {
  return <>{parts.map((part, n) => (n % 2 ? <Mark key={part}>{part}</Mark> : part))}</>;
}

function FairnessPoster() {
  return (
    <>
      <svg viewBox="0 0 390 214" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sky x={265} y={120} r={54} moon={{ x: 300, y: 60, r: 22 }} />
        <path class="land" fill="var(--green)" d="M-300 150q300-30 500-14t490-8v110h-990z" />
        <path fill="var(--fairway)" d="M-300 184q300-20 500-6t490-6v60h-990z" />
        <g transform="translate(265 122)">
          <path
            d="M0-52-44-38V0c0 28 18 48 44 60 26-12 44-32 44-60v-38z"
            fill="var(--night)"
            opacity=".35"
            transform="translate(3 4)"
          />
          <path d="M0-52-44-38V0c0 28 18 48 44 60 26-12 44-32 44-60v-38z" fill="var(--accent)" />
          <path
            d="m-20 4 14 14 26-30"
            fill="none"
            stroke="var(--on-accent)"
            stroke-width="8"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      </svg>
      <BackButton />
      <div class="poster-words">
        <h1>{texts.TITLE}</h1>
      </div>
    </>
  );
}
