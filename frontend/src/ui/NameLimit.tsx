import { full, over, PARTS } from "../texts/en/name-limit.ts";
import { graphemes, longest, points } from "./graphemes.ts";

/** Shown below a name's field when the name has reached its limit or is over it, counted as the club counts. Nothing is cut off: a
 * field's own limit can cut through an emoji or an unfinished word. */
export default function NameLimit({ name, of = "name" }: { name: string; of?: keyof typeof longest }) {
  const typed = name.normalize().trim();
  const most = longest[of];
  const count = graphemes(typed).length;
  const wrong = count > most ? over(count, most) : [...typed].length > points ? PARTS : "";
  return (
    <p class={wrong ? "wrong" : "note"} role="status">
      {wrong || (count === most && full(most))}
    </p>
  );
}
