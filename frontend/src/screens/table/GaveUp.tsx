import { Art } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { TO_TABLES } from "../../texts/en/lost.ts";
import * as texts from "../../texts/en/no-seat.ts";
import { Nothing } from "../lost/Nothing.tsx";

/** Whoever gave their seat up at a table that is closed to watchers: what happened, and where to go from there. */
export default function GaveUp() {
  return (
    <Nothing
      title={texts.GAVE_UP}
      onward={
        <>
          <a class="quiet-action" href="/new">
            <Art name="icon-plus" size={20} />
            {texts.OWN_TABLE}
          </a>
          <a class="main-action" href="/">
            {TO_TABLES} <Art name="pin" />
          </a>
        </>
      }
    >
      {texts.GAVE_UP_MORE}
    </Nothing>
  );
}
