import { Chip } from "../../art/playing-cards/Card.tsx";

/** The chips that go with a card. */
export function ChipsOnCard({ chips }: { chips: number }) {
  return (
    <span class="on num">
      <Chip size={20} />
      {chips}
    </span>
  );
}
