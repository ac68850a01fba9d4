import { listWords } from "../../../ui/words.ts";
import type { Match, Standings as Told } from "../state.ts";
import { type GolfView, scoreWords } from "./outcome.ts";
import "./standings.css";

/** What decided the round where strokes did not: the matches, the skins, the sides. */
export function Standings({ view }: { view: GolfView }) {
  const told = view.state.standings;
  if (!told) return null;
  const lines = linesOf(view, told);
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

function linesOf(view: GolfView, told: Told): [string, string][] {
  const name = (seat: number) => (seat === view.you ? "You" : (view.seats[seat]?.name ?? ""));
  if (told.matches) return told.matches.map((match) => matchLine(match, name));
  if (told.skins)
    return told.skins.map((skins, seat) => [name(seat), `${scoreWords(skins)} ${skins === "1" ? "skin" : "skins"}`]);
  return (told.sides ?? []).map((side) => [listWords(side.seats.map(name)), sideScore(side)]);
}

function matchLine({ seats: [a, b], lead, text }: Match, name: (seat: number) => string): [string, string] {
  const [winner, loser] = lead < 0 ? [b, a] : [a, b];
  return [lead === 0 ? `${name(a)} and ${name(b)}` : `${name(winner)} against ${name(loser)}`, text];
}

function sideScore({ score, to_par }: NonNullable<Told["sides"]>[number]): string {
  return to_par === null ? `${score} ${score === 1 ? "point" : "points"}` : String(score);
}
