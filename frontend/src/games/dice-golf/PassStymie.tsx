import { SeatMark } from "../../art/Art.tsx";
import { toPar } from "../../ui/namesAndScores.ts";
import { namesOf } from "../seatNames.ts";
import { PASS_IT } from "./texts/en/stymie.ts";
import "./pass-stymie.css";
import type { Choosing } from "./usePlay.ts";

/** Chooses which player gets the Stymie. */
export default function PassStymie({ view, choices, draft, aim, busy }: Choosing) {
  const names = namesOf(view);
  return (
    <fieldset class="dg-pass">
      <legend>{PASS_IT}</legend>
      {choices.passTo.map((seat) => (
        <label key={seat} class={seat === draft.target ? "on" : ""}>
          <input
            type="radio"
            name="dg-pass"
            checked={seat === draft.target}
            disabled={busy}
            onChange={() => aim(seat)}
          />
          <SeatMark seat={seat} size={20} />
          <span class="name">{names(seat)}</span>
          <small class="num">{toPar(view.state.players[seat]?.to_par ?? 0)}</small>
        </label>
      ))}
    </fieldset>
  );
}
