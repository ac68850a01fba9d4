import { Sheet } from "../../ui/Sheet.tsx";
import { HandRules, HandTable } from "./HandTable.tsx";

/** What beats what; one's own type marked. */
export default function HandsSheet({ own, onClose }: { own: string | null; onClose(): void }) {
  return (
    <Sheet title="Hands, least to most" onClose={onClose}>
      <HandTable own={own} />
      <HandRules />
      <p>
        <a class="plain" href="/rules/trade-ring">
          All rules in a minute
        </a>
      </p>
    </Sheet>
  );
}
