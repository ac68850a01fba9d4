import type { View } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import * as texts from "../../texts/en/no-free-seat.ts";
import { NotFound } from "../not-found/NotFound.tsx";
import { newTableAddress } from "./newTableAddress.ts";

interface NoFreeSeatProps {
  view: View;
  /** The code does not open a seat at this table, or no longer; false: all seats are taken. */
  wrong: boolean;
}

/** Shows what a player can do after a join link that is late or incomplete. */
export default function NoFreeSeat({ view, wrong }: NoFreeSeatProps) {
  return (
    <NotFound
      title={wrong ? texts.WRONG : texts.FULL}
      onward={
        <>
          <a class="quiet-action" href={newTableAddress(view)}>
            <Art name="icon-plus" size={20} />
            {texts.OWN_TABLE}
          </a>
          <a class="main-action" href={`/t/${view.table}`}>
            {texts.WATCH} <Art name="icon-watch" />
          </a>
        </>
      }
    >
      {wrong ? texts.WRONG_MORE : texts.FULL_MORE}
    </NotFound>
  );
}
