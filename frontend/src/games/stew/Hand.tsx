/** The player's cards and tokens. */

import { CardArt } from "./art/CardArt.tsx";
import { TokenArt } from "./art/signs.tsx";
import { cardWords, faceOf, wantedBy } from "./cards.ts";
import type { StewView, Token } from "./state.ts";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

/** Most cards in one row; more lie sideways, in two rows. */
const ROW = 7;

interface HandProps {
  view: StewView;
  play: Play;
}

export function Hand({ view: { state }, play }: HandProps) {
  const { own } = state;
  const { draft, may, acts, busy } = play;
  if (!own) return null;
  const flat = own.cards.length > ROW;
  const wanted = wantedBy(draft?.token && state.royals[draft.token]?.order);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards to choose are no form
    <div class={flat ? "stew-hand flat" : "stew-hand"} role="group" aria-label={say.HAND}>
      {own.cards.map(({ card, matches }, at) => {
        const chosen = !!draft?.cards.includes(card);
        const fits = draft?.token ? (matches[draft.token] ?? null) : null;
        return (
          <button
            key={card}
            type="button"
            class={own.drawn.includes(card) ? "new" : ""}
            aria-pressed={chosen}
            aria-disabled={busy || !may.cards.includes(card)}
            aria-keyshortcuts={String((at + 1) % 10)}
            aria-label={say.handCard(cardWords(card), faceOf(card).coins, fits)}
            onClick={() => acts.card(card)}
          >
            <CardArt card={card} wanted={chosen ? wanted : null} flat={flat} />
          </button>
        );
      })}
    </div>
  );
}

/** Shows the tokens that are left, and the empty places of those that are out. */
export function Tokens({ view: { state, you }, play: { may, draft, acts, busy } }: HandProps) {
  const mine = you === null ? undefined : state.players[you];
  if (!mine) return null;
  const out = (token: Token) => mine.plays.filter((play) => play.token === token).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens to choose are no form
    <div class="stew-tokens" role="group" aria-label={say.TOKENS}>
      {(Object.entries(mine.tokens) as [Token, number][]).map(([token, left]) => (
        <button
          key={token}
          type="button"
          aria-pressed={draft?.token === token}
          aria-disabled={busy || !may.tokens.includes(token)}
          aria-label={say.token(token, left, out(token))}
          onClick={() => acts.token(token)}
        >
          <TokenArt token={token} left={left} out={out(token)} />
        </button>
      ))}
    </div>
  );
}
