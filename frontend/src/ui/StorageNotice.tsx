/** Shown before a player sits down in a browser that stores nothing. */

import { storageLasts } from "../identity/storagePersistence.ts";
import { later } from "./lazy.tsx";

export const StorageNotice = storageLasts() ? () => null : later(() => import("./StorageNoticeText.tsx"));
