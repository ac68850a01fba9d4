import { later } from "../../ui/lazy.tsx";
import { orderOf } from "../table/podium.ts";
import type { BecksFinished } from "./outcome.ts";

export { outcome } from "./outcome.ts";

/** Scores and cards load after the podium. */
const RoundScores = later(() => import("./RoundScores.tsx"));

export default function Result({ view }: { view: BecksFinished }) {
  return <RoundScores view={view} order={orderOf(view)} />;
}
