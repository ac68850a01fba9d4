/** The standings of a match, skins or sides. */

import { namesOf, shortNames } from "../seatNames.ts";
import type { GolfView } from "./shownHole.ts";
import { standingsWords } from "./standings.ts";

export default function Standings({ view }: { view: GolfView }) {
  return (
    <>
      {standingsWords(view.state, shortNames(namesOf(view)), view.you).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </>
  );
}
