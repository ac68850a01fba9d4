/** What the page's shell and a game's table agree on. A game draws `view.state`, offers what `view.legal` allows and animates
 * `happened`; it never computes rules, and skips kinds that it does not know. */

import type { ComponentChildren, ComponentType } from "preact";
import type { Happened, Move, View } from "../api/types.ts";

export interface TableProps<State = unknown> {
  /** The newest view that the shell accepted; status "playing" or "finished", so `state` is there. */
  view: View<State> & { state: State };
  /** What is new since the view shown before, in order; empty where there is nothing to animate (first view, too far behind,
   * rewound): then draw the view as it stands. A new array exactly when a new view was accepted. */
  happened: Happened[];
  /** A move is on its way: controls stay where they are, disabled. */
  busy: boolean;
  /** Sends a move until it is answered. Resolves when the new view is in, and also when the move was refused: the shell says why
   * and shows the corrected view. Never rejects. */
  send(move: Move): Promise<void>;
  openChat(): void;
  /** Messages that this player has not seen. */
  unread: number;
  goBack(): void;
  /** Shown as a replay: every seat's `view` as a watcher sees it; no actions, no chat button. `controls` is put where the
   * actions would be. */
  replay?: boolean;
  controls?: ComponentChildren;
}

export interface GameModule {
  default: ComponentType<TableProps<never>>;
}
