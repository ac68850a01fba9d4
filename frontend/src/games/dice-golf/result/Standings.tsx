import { listWords } from "../../../ui/namesAndScores.ts";
import { namesOf } from "../../seatNames.ts";
import { fraction } from "../fraction.ts";
import type { Match, Standings as Told } from "../state.ts";
import { matchText } from "../texts/en/match.ts";
import * as texts from "../texts/en/result.ts";
import type { GolfView } from "./outcome.ts";
import "./standings.css";

/** Shows what decided a round other than stroke play: matches, skins or sides. */
export function Standings({ view }: { view: GolfView }) {
  const standings = view.state.standings;
  if (!standings) return null;
  const lines = linesOf(view, standings);
  if (lines.length === 0) return null;
  return (
    <ul class="decided card">
      {lines.map(([who, what]) => (
        <li key={who}>
          <span>{who}</span>
          <b class="num">{what}</b>
        </li>
      ))}
    </ul>
  );
}

function linesOf(view: GolfView, standings: Told): [string, string][] {
  const name = namesOf(view);
  if (standings.matches) return standings.matches.map((match) => matchLine(match, name));
  if (standings.skins)
    return standings.skins.map((skins, seat) => [name(seat), texts.skins(fraction(skins), skins === "1")]);
  return (standings.sides ?? []).map((side) => [listWords(side.seats.map(name)), sideScore(side)]);
}

function matchLine({ seats: [a, b], lead, text }: Match, name: (seat: number) => string): [string, string] {
  const [winner, loser] = lead < 0 ? [b, a] : [a, b];
  return [lead === 0 ? texts.halved(name(a), name(b)) : texts.against(name(winner), name(loser)), matchText(text)];
}

function sideScore({ score, to_par }: NonNullable<Told["sides"]>[number]): string {
  return to_par === null ? texts.points(score) : String(score);
}
