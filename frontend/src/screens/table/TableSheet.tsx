/** Everything about a table apart from the game: chat, seats, links, leaving. */

import { useState } from "preact/hooks";
import type { Message, View } from "../../api/types.ts";
import * as texts from "../../texts/en/table-sheet.ts";
import { Choice } from "../../ui/Choice.tsx";
import { KeepSeat } from "../../ui/KeepSeat.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { SeatList } from "./SeatList.tsx";
import "./table-sheet.css";
import { Chat } from "./Chat.tsx";

const TableLog = lazy(() => import("../log/TableLog.tsx"));

export type Side = "talk" | "log" | "table" | "keep";

interface TableSheetProps {
  view: View;
  side: Side;
  messages: Message[];
  onMore(more: Message[]): void;
  onView(view: View): void;
  /** Called after a seat was released: the shown view is out of date. */
  onReleased(): void;
  onClose(): void;
}

export default function TableSheet({
  view,
  side: first,
  messages,
  onMore,
  onView,
  onReleased,
  onClose,
}: TableSheetProps) {
  const [side, setSide] = useState<Side>(first);
  const sides: { value: Side; label: string }[] = [
    { value: "talk", label: texts.TALK },
    ...(view.state === null ? [] : [{ value: "log" as const, label: texts.PLAYED }]),
    { value: "table", label: texts.TABLE },
    ...(view.you === null ? [] : [{ value: "keep" as const, label: texts.MY_SEAT }]),
  ];
  return (
    <Sheet title={view.name ?? view.course?.name ?? texts.THE_TABLE} name="table-sheet" onClose={onClose}>
      <Choice<Side> look="hidden" legend={texts.WHAT_TO_SEE} options={sides} value={side} onChange={setSide} />
      {side === "talk" && <Chat view={view} messages={messages} onMore={onMore} />}
      {side === "log" && <TableLog view={view} />}
      {side === "table" && <SeatList view={view} onView={onView} onReleased={onReleased} onClose={onClose} />}
      {side === "keep" && <KeepSeat path={`/t/${view.table}`} />}
    </Sheet>
  );
}
