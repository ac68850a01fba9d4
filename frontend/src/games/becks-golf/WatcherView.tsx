/** All grids and the piles, for watchers. */

import type { ComponentChildren } from "preact";
import "./watcher-view.css";

export default function WatcherView({ grids, children }: { grids: number; children: ComponentChildren }) {
  return (
    <div class={`bg-watch w${grids}`}>
      <div class="bg-others">{children}</div>
    </div>
  );
}
