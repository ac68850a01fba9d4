import { Played } from "./Played.tsx";
import type { StewView } from "./state.ts";

/** In place of a hand, for who looks on: what everybody has played this round. */
export default function Watched({ view }: { view: StewView }) {
  return <Played view={view} plays={view.state.players.map(({ plays }) => plays)} now />;
}
