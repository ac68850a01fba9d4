import { later } from "../../app/lazy.tsx";
import type { BecksFinished } from "./outcome.ts";

export { outcome } from "./outcome.ts";

/** The scores and the cards come after the podium. */
const Below = later(() => import("./Below.tsx"));

export default function Result({ view }: { view: BecksFinished }) {
  return <Below view={view} />;
}
