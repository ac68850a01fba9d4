import { ONE_TAP } from "../../texts/en/chat.ts";

interface PhrasesProps {
  phrases: string[];
  say(text: string): void;
}

/** Shows phrases to send with one tap; nothing for players who may not chat. */
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

/** Scrolls a partly visible phrase into view when it is focused. */
const wholly = ({ currentTarget }: preact.TargetedFocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
