/** A sheet with scores, hand sizes, piles and standing orders. */

import { Sheet } from "../../ui/Sheet.tsx";
import { branches } from "../legalMoves.ts";
import { namesOf } from "../seatNames.ts";
import type { TableProps } from "../types.ts";
import { golfersOf } from "./golfers.ts";
import { Scorecard, WolfPoints } from "./Scorecard.tsx";
import "./sheets.css";
import CardsOnTable from "./CardsOnTable.tsx";
import type { MulliganState, Own } from "./state.ts";
import * as say from "./texts/en/sheets.ts";

export default function TableSheet({ table, onClose }: { table: TableProps<MulliganState>; onClose(): void }) {
  const { view, busy, send } = table;
  const { own, deck, discard, sides } = view.state;
  const names = golfersOf(view, namesOf(view));
  const may = branches(view.legal).some(({ kind }) => kind?.["const"] === "orders");
  return (
    <Sheet title={say.TABLE} onClose={onClose} name="mu-sheet">
      <Scorecard view={view} />
      {sides.some((side) => side.length > 1) && (
        <p>
          <b>{say.PARTNERS}</b> {say.sides(sides.map((side) => side.map(names)))}
        </p>
      )}
      <WolfPoints view={view} />
      {own && <Orders own={own} act={may && !busy ? (orders) => void send({ kind: "orders", orders }) : null} />}
      <h3>{say.THIS_HOLE}</h3>
      <CardsOnTable view={view} />
      <p class="note num">{say.piles(deck, discard)}</p>
    </Sheet>
  );
}

const ORDERS = ["never", "against-me", "always"] as const;

function Orders({ own, act }: { own: Own; act: ((orders: string) => void) | null }) {
  return (
    <fieldset class="mu-orders">
      <legend>
        <h3>{say.ORDERS}</h3>
      </legend>
      <div>
        {ORDERS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={own.orders === one}
            aria-disabled={!act}
            onClick={() => own.orders !== one && act?.(one)}
          >
            {say.orders[one]}
          </button>
        ))}
      </div>
      <p class="note">{say.ORDERS_MEAN}</p>
    </fieldset>
  );
}
