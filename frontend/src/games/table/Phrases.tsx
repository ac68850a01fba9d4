import { ONE_TAP } from "../../texts/en/talk.ts";

interface PhrasesProps {
  phrases: string[];
  say(text: string): void;
}

/** What may be said with one tap; nothing for who may say nothing. */
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

/** One that is seen in part only comes wholly into sight with the focus. */
const wholly = ({ currentTarget }: preact.TargetedFocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
