/** What stands before each way to sit down, in a browser that keeps nothing. */

import { storageLasts } from "../identity/storagePersistence.ts";
import { later } from "./lazy.tsx";

export const StorageNotice = storageLasts() ? () => null : later(() => import("./StorageNoticeText.tsx"));
