/** The Stymie: who has it, or the score that passes it on. A tap explains it. */

import { useState } from "preact/hooks";
import { later } from "../../ui/lazy.tsx";
import type { GolfView } from "./shownHole.ts";
import { stymieWords } from "./status.ts";
import { blockLabel } from "./texts/en/status.ts";

const StymieSheet = later(() => import("./StymieSheet.tsx"));

export function StymieBlock({ view, seat }: { view: GolfView; seat: number }) {
  const [open, setOpen] = useState(false);
  const { title, detail } = stymieWords(view, seat);
  return (
    <>
      <button type="button" class="dg-stymie" aria-label={blockLabel(title, detail)} onClick={() => setOpen(true)}>
        <svg width="44" height="40" viewBox="0 0 48 44" aria-hidden="true">
          <use href="#stymie" width={48} height={44} />
        </svg>
        <span>
          <b>{title}</b> {detail && <span>{detail}</span>}
        </span>
      </button>
      {open && <StymieSheet onClose={() => setOpen(false)} />}
    </>
  );
}
