/** The hand's cards, each with the usable half up; chosen ones are highlighted. */

import { Card } from "./art/Card.tsx";
import * as say from "./texts/en/table.ts";
import type { Play } from "./usePlay.ts";

/** Most cards in one row; more take two. */
export const ROW = 7;

interface HandProps {
  tiles: Play["tiles"];
  busy: boolean;
}

export function Hand({ tiles, busy }: HandProps) {
  const rows = tiles.length > ROW;
  return (
    <div
      class={rows ? "mu-hand rows" : "mu-hand"}
      style={{ "--n": tiles.length, "--half": Math.ceil(tiles.length / 2) }}
    >
      {tiles.map((tile, at) => (
        <One key={tile.card} tile={tile} at={at} short={rows} busy={busy} />
      ))}
    </div>
  );
}

interface OneProps {
  tile: Play["tiles"][number];
  at: number;
  short: boolean;
  busy: boolean;
}

function One({ tile: { card, up, state, play, fresh, act }, at, short, busy }: OneProps) {
  return (
    <button
      type="button"
      class={state}
      data-card={card}
      aria-pressed={state === "chosen"}
      aria-disabled={busy || !act}
      aria-keyshortcuts={String((at + 1) % 10)}
      onClick={() => act?.()}
    >
      <Card card={card} up={up} state={state} play={play} size={short ? "short" : "hand"} />
      {fresh && <small>{say.NEW}</small>}
    </button>
  );
}
