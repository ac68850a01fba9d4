import { Sheet } from "../../ui/Sheet.tsx";
import Played from "./Played.tsx";
import type { StewView } from "./state.ts";
import * as say from "./texts/en/played.ts";

/** What everybody has played this round, over the table. */
export default function PlayedSheet({ view, onClose }: { view: StewView; onClose(): void }) {
  return (
    <Sheet title={say.PLAYED} onClose={onClose}>
      <Played view={view} />
    </Sheet>
  );
}
