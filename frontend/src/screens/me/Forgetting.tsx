/** What stands before each way to sit down, in a browser that keeps nothing. */

import { later } from "../../app/lazy.tsx";
import { lasts } from "../../identity/lasting.ts";

export const Forgetting = lasts() ? () => null : later(() => import("./Forgetful.tsx"));
