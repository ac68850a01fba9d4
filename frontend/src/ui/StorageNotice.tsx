/** What stands before each way to sit down, in a browser that keeps nothing. */

import { lasts } from "../identity/storagePersistence.ts";
import { later } from "./lazy.tsx";

export const Forgetting = lasts() ? () => null : later(() => import("./StorageNoticeText.tsx"));
