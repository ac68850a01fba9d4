import type { TableProps } from "../types.ts";
import type { DiceGolfState } from "./state.ts";

export default function Table({ view, busy, send, goBack }: TableProps<DiceGolfState>) {
  return (
    <main>
      <button type="button" onClick={goBack}>
        Back
      </button>
      <pre>{JSON.stringify(view.state, null, 1)}</pre>
      <button type="button" disabled={busy} onClick={() => send({ kind: "roll" })}>
        Roll
      </button>
    </main>
  );
}
