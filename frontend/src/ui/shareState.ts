/** What is being shared by a sheet of ours, and whether that is up. */

import { observable } from "../lib/observable.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
  /** A picture to go with it, where the phone can take files. */
  picture?: File | null;
}

/** What our own sheet shows, when it is up. */
export const shareState = observable<Shared | null>(null);
