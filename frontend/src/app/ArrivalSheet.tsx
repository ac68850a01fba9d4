import { Sheet } from "../ui/Sheet.tsx";

/** Asks who plays on here: the link's player, or the one that this browser is. */
export default function ArrivalSheet({ onAccept, onClose }: { onAccept(): void; onClose(): void }) {
  return (
    <Sheet title="Sit down as another player?" onClose={onClose}>
      <p>
        This link is somebody’s own seat. This browser already plays as another player; keep that one’s link first, on
        the page <a href="/me">You</a>, or its seats are lost here.
      </p>
      <button type="button" class="main-action" onClick={onAccept}>
        Play as the link’s player
      </button>
      <button type="button" class="quiet-action" onClick={onClose}>
        Stay who I am
      </button>
    </Sheet>
  );
}
