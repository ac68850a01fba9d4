import type { GameInfo } from "../../api/types.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { tileOf } from "../../games/gameNames.ts";
import { GAME } from "../../texts/en/new-table.ts";

interface GameTilesProps {
  games: GameInfo[];
  value: string;
  onChange(game: string): void;
}

export function GameTiles({ games, value, onChange }: GameTilesProps) {
  return (
    <fieldset class="games">
      <legend class="vh">{GAME}</legend>
      {games.map(({ id }) => (
        <label key={id} class={`tile${id === value ? " on" : ""}`}>
          <input type="radio" name="game" checked={id === value} onChange={() => onChange(id)} />
          <GamePicture game={id} class="pic" />
          <span>{tileOf(id)}</span>
        </label>
      ))}
    </fieldset>
  );
}
