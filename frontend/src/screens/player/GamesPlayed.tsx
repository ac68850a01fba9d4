import { GamePicture } from "../../games/GamePicture.tsx";
import { wordsOf } from "../../games/gameNames.ts";
import * as texts from "../../texts/en/player.ts";
import { oneDecimal } from "../../ui/decimals.ts";
import { type GameOf, ratingOf } from "./playerStatistics.ts";

interface GamesPlayedProps {
  games: GameOf[];
  /** The selected game. */
  value: string | null;
  onChange(game: string): void;
}

/** Shows the results per game; a tap shows details. */
export function GamesPlayed({ games, value, onChange }: GamesPlayedProps) {
  const show = (game: string) => {
    onChange(game);
    scrollTo(0, 0);
  };
  return (
    <section class="games" aria-labelledby="h-games">
      <h2 class="label" id="h-games">
        {texts.GAMES}
      </h2>
      <ul class="rows">
        {games.map((game) => {
          const rating = ratingOf(game);
          return (
            <li key={game.game}>
              <button type="button" class="row" aria-pressed={game.game === value} onClick={() => show(game.game)}>
                <GamePicture game={game.game} class="pic" viewBox="15 0 90 90" />
                <span>
                  <b class="named">{wordsOf(game.game).short}</b>
                  <small class="num">{texts.ofGame(game.rounds, game.wins)}</small>
                </span>
                <b class="rating num">{rating === null ? "" : oneDecimal(rating)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
