import { Sheet } from "../../ui/Sheet.tsx";

/** What the Stymie is. */
export default function StymieSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title="The Stymie" onClose={onClose}>
      <p>
        Finish a hole two over par or worse while the block lies free, and you must pass it to somebody with a roll to
        come.
      </p>
      <p>Their next roll stands as it falls, with no Mulligan of either kind. Then the block is free again.</p>
    </Sheet>
  );
}
