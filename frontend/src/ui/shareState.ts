/** What our own share sheet shows. */

import { observable } from "../lib/observable.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
  /** A picture to go with it, where the phone can take files. */
  picture?: File | null;
}

/** Null while it is closed. */
export const shareState = observable<Shared | null>(null);
