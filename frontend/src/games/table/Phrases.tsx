import { ONE_TAP } from "../../texts/en/chat.ts";

interface PhrasesProps {
  phrases: string[];
  say(text: string): void;
}

/** Phrases to say with one tap; empty for those who may not chat. */
export function Phrases({ phrases, say }: PhrasesProps) {
  if (phrases.length === 0) return null;
  return (
    <ul class="tb-phrases" aria-label={ONE_TAP}>
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button type="button" onFocus={wholly} onClick={() => say(phrase)}>
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A partly visible phrase scrolls into view when focused. */
const wholly = ({ currentTarget }: preact.TargetedFocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
