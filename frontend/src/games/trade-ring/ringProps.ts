import type { Layout, spotStyle } from "./ringLayout.ts";
import type { Play } from "./usePlay.ts";

/** State, actions and layout for all parts of the ring. */
export interface RingProps extends Play {
  layout: Layout;
  /** The seat at each place. */
  seats: number[];
  /** Returns a spot as CSS. */
  at: typeof spotStyle;
}
