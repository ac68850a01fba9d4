import { Sheet } from "../../ui/Sheet.tsx";
import { STYMIE, stymie } from "./texts/en/stymie.ts";

/** Explains the Stymie. */
export default function StymieSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={STYMIE} onClose={onClose}>
      {stymie.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Sheet>
  );
}
