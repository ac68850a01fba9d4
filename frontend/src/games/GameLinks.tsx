import { GamePicture } from "./GamePicture.tsx";
import "./game-links.css";
import { GAME_IDS, tileOf } from "./gameNames.ts";

interface GameLinksProps {
  /** Returns the address for a game. */
  to(game: string): string;
  /** The game that is already shown. */
  current?: string;
}

/** Shows links to all games, as pictures. */
export function GameLinks({ to, current }: GameLinksProps) {
  return (
    <ul class="game-links">
      {GAME_IDS.map((game) => (
        <li key={game}>
          <a href={to(game)} aria-current={game === current ? "page" : undefined}>
            <GamePicture game={game} class="pic" />
            <span>{tileOf(game)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
