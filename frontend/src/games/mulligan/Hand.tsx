/** The cards of a hand, each with the half up that would be used; what is chosen stands out. */

import { useRef } from "preact/hooks";
import { Card } from "./art/Card.tsx";
import type { Tile } from "./usePlay.ts";

/** ms after which a finger that stays asks what a card does. */
const LONG = 500;
/** So many cards stand in one row; more in two. */
export const ROW = 7;

interface HandProps {
  tiles: readonly Tile[];
  busy: boolean;
  help(card: number): void;
}

export function Hand({ tiles, busy, help }: HandProps) {
  const rows = tiles.length > ROW;
  return (
    <div
      class={rows ? "mu-hand rows" : "mu-hand"}
      style={{ "--n": tiles.length, "--half": Math.ceil(tiles.length / 2) }}
    >
      {tiles.map((tile, at) => (
        <One key={tile.card} tile={tile} at={at} short={rows} busy={busy} help={help} />
      ))}
    </div>
  );
}

interface OneProps extends Omit<HandProps, "tiles"> {
  tile: Tile;
  at: number;
  short: boolean;
}

function One({ tile: { card, up, state, play, act }, at, short, busy, help }: OneProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const ask = () => {
    held.current = true;
    help(card);
  };
  const down = () => {
    held.current = false;
    timer.current = setTimeout(ask, LONG);
  };
  const up_ = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      class={state}
      aria-pressed={state === "chosen"}
      aria-disabled={busy || !act}
      aria-keyshortcuts={String((at + 1) % 10)}
      onPointerDown={down}
      onPointerUp={up_}
      onPointerLeave={up_}
      onPointerCancel={up_}
      onContextMenu={(event) => {
        event.preventDefault();
        up_();
        if (!held.current) ask();
      }}
      onClick={() => (held.current ? undefined : act?.())}
    >
      <Card card={card} up={up} state={state} play={play} size={short ? "short" : "hand"} />
    </button>
  );
}
