import { Sheet } from "../../ui/Sheet.tsx";
import { STYMIE, stymie } from "./texts/en/stymie.ts";

/** What the Stymie is. */
export default function StymieSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={STYMIE} onClose={onClose}>
      {stymie.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Sheet>
  );
}
