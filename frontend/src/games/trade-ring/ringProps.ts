import type { Layout, spotStyle } from "./ringLayout.ts";
import type { Play } from "./usePlay.ts";

/** What the parts of the ring are drawn from: the table and how the ring is laid out. */
export interface RingProps extends Play {
  layout: Layout;
  /** Who sits at which place. */
  seats: number[];
  /** A spot as a style. */
  at: typeof spotStyle;
}
