import { Chip } from "../../art/playing-cards/Card.tsx";

/** Shows the chips on a card. */
export function ChipsOnCard({ chips }: { chips: number }) {
  return (
    <span class="on num">
      <Chip size={20} />
      {chips}
    </span>
  );
}
