import { GamePicture } from "./GamePicture.tsx";
import "./game-links.css";
import { GAME_IDS, tileOf } from "./gameNames.ts";

interface GameLinksProps {
  /** Where a game leads. */
  to(game: string): string;
  /** The one that is shown already. */
  current?: string;
}

/** Links to all games, as pictures. */
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
