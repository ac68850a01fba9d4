import { full, over, PARTS } from "../texts/en/name-limit.ts";
import { graphemes, longest, points } from "./graphemes.ts";

/** Below the field of a name: says when it is as long as it may be, or longer, counted as the club counts, which decides. Nothing
 * is cut from what somebody types: a field's own limit cuts inside a family, or a word that is being composed. */
export default function NameLimit({ name, of = "name" }: { name: string; of?: keyof typeof longest }) {
  const told = name.normalize().trim();
  const most = longest[of];
  const count = graphemes(told).length;
  const wrong = count > most ? over(count, most) : [...told].length > points ? PARTS : "";
  return (
    <p class={wrong ? "wrong" : "note"} role="status">
      {wrong || (count === most && full(most))}
    </p>
  );
}
