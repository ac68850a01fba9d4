/** The content of our own share sheet. */

import { observable } from "../lib/observable.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
  /** A picture to share, if the phone accepts files. */
  picture?: File | null;
}

/** Null while the sheet is closed. */
export const shareState = observable<Shared | null>(null);
