import { shortNames } from "../seats.ts";
import { phrasesOf } from "./phrases.ts";
import type { RingView } from "./state.ts";

/** What may be said with one tap. */
export function Phrases({ view, say }: { view: RingView; say(text: string): void }) {
  const name = shortNames((seat) => view.seats[seat]?.name ?? "")(view.state.auctioneer ?? 0);
  return (
    <ul class="tr-phrases" aria-label="Say with one tap">
      {phrasesOf(view, name).map((phrase) => (
        <li key={phrase}>
          <button type="button" onClick={() => say(phrase)}>
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}
