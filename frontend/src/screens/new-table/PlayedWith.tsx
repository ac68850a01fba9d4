/** "Played with before": a tap reserves the seat for one of them. */

import { useState } from "preact/hooks";
import { wordsOf } from "../../games/gameNames.ts";
import { type Fellow, playedWith } from "../../identity/playedWith.ts";
import * as texts from "../../texts/en/played-with.ts";
import "./played-with.css";
import { isFellow, type Taker } from "./tablePlan.ts";

interface PlayedWithProps {
  taker: Taker;
  /** The players with a reserved seat, including this one's. */
  invited: string[];
  onPick(fellow: Fellow): void;
}

export default function PlayedWith({ taker, invited, onPick }: PlayedWithProps) {
  const [known] = useState(playedWith);
  const here = isFellow(taker) ? taker.player : null;
  const offered = known.filter(({ player }) => player === here || !invited.includes(player));
  if (!offered.length) return null;
  return (
    <fieldset class="fellows">
      <legend class="label">{texts.AGAIN}</legend>
      {offered.map((fellow) => (
        <button
          key={fellow.player}
          type="button"
          class="quiet-action"
          aria-pressed={fellow.player === here}
          onClick={() => onPick(fellow)}
        >
          <b class="named">{fellow.name}</b> <small>{whereOf(fellow)}</small>
        </button>
      ))}
      {isFellow(taker) && <p class="note">{texts.kept(taker.name)}</p>}
    </fieldset>
  );
}

const whereOf = ({ game, course }: Fellow) => texts.where(wordsOf(game).name, course);
