import { shortNames } from "../seats.ts";
import { phrasesOf } from "./phrases.ts";
import type { RingView } from "./state.ts";
import { ONE_TAP } from "./texts/en/talk.ts";

/** What may be said with one tap, by who sits there. */
export function Phrases({ view, say }: { view: RingView; say(text: string): void }) {
  if (view.you === null) return null;
  const name = shortNames((seat) => view.seats[seat]?.name ?? "")(view.state.auctioneer ?? 0);
  return (
    <ul class="tr-phrases" aria-label={ONE_TAP}>
      {phrasesOf(view, name).map((phrase) => (
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
