import type { TableProps } from "../types.ts";

export default function Table({ view, goBack, controls }: TableProps) {
  const waiting = view.waiting_for.map((seat) => view.seats[seat]?.name).join(", ");
  return (
    <main>
      <p>Waiting for {waiting || "nobody"}.</p>
      {controls}
      <button type="button" class="side-action" onClick={goBack}>
        Back
      </button>
    </main>
  );
}
