import type { View } from "../../api/types.ts";
import { keepView, lastView } from "../../identity/lastViews.ts";
import { notePlayedWith } from "../../identity/playedWith.ts";
import { notePlayer } from "../../identity/playerId.ts";
import { savedTables, saveSeenTable } from "../../identity/savedTables.ts";
import { hasSeatRequest } from "../../identity/seatRequests.ts";
import { clearNotifications } from "../../notifications/clearNotifications.ts";
import { startPolling } from "../../sync/polling.ts";
import type { TableClient } from "../../sync/tableClient.ts";
import { asOf } from "../../texts/en/offline-table.ts";
import { hourWords } from "../../ui/dates.ts";
import { alertAtTurn } from "../../ui/turnAlert.ts";
import { showWaiting } from "../home/waitingBadge.ts";

/** Clients that poll already. */
const timed = new WeakSet<TableClient>();

/** Saves what later screens need of a view: the table, a granted seat, the people played with. Also updates the number of waiting tables,
 * alerts at the player's turn, clears notifications, and starts polling. */
export function noteView(view: View, client: TableClient): void {
  if (!timed.has(client)) startPolling(view.table, client);
  timed.add(client);
  keepView(view);
  // Code that stores a seat is part of the sheets for joining, which a table in play does not load.
  if (hasSeatRequest(view.table))
    import("../../identity/grantedSeat.ts").then(
      ({ noteGrantedSeat }) => noteGrantedSeat(view),
      () => {},
    );
  notePlayer(view.me);
  notePlayedWith(view);
  saveSeenTable(view);
  showWaiting(savedTables() ?? []);
  alertAtTurn(view);
  // A notification that cannot be cleared stays until the next view.
  clearNotifications(view.table).catch(() => {});
}

/** Returns the table as last seen on this device, with a note on its age; null if it was not seen. */
export function rememberedView(table: string) {
  const last = lastView(table);
  return last && { view: last.view, stale: asOf(hourWords(new Date(last.at).toISOString())) };
}
