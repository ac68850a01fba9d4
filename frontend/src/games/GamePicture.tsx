import "../art/pictures.ts";
import { wordsOf } from "./gameNames.ts";

interface GamePictureProps {
  game: string;
  viewBox?: string;
  preserveAspectRatio?: string;
  class?: string;
}

/** Draws a game's picture in a box of 120 by 90; its background extends beyond it. */
export function GamePicture({ game, viewBox = "9 0 102 90", ...rest }: GamePictureProps) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...rest}>
      <use href={`#${wordsOf(game).picture}`} width="120" height="90" />
    </svg>
  );
}
