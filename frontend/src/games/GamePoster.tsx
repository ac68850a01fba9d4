import { BackButton } from "../ui/Screen.tsx";
import { GamePicture } from "./GamePicture.tsx";
import "./game-poster.css";

interface GamePosterProps {
  game: string;
  title: string;
  line?: string;
}

/** The poster of a screen about one game (class "staged"): its picture, with words on plain paper, since pictures have backgrounds of any
 * colour. */
export function GamePoster({ game, title, line }: GamePosterProps) {
  return (
    <>
      <GamePicture game={game} viewBox="-24 3 168 78" />
      <BackButton />
      <div class="stage-words">
        <h1>{title}</h1>
        {line && <p>{line}</p>}
      </div>
    </>
  );
}
