/** What a game brings to the screens around its own tables, fetched with them; of other games nothing is. */

import type { ComponentType } from "preact";
import type { View } from "../api/types.ts";
import { moduleOf, useModule } from "../lib/useModule.ts";
import { Loading } from "../ui/Loading.tsx";
import type { GameParts } from "./types.ts";

const PARTS = import.meta.glob<{ parts: GameParts }>("./*/parts.ts");
const loadOf = (game: string) => PARTS[`./${game}/parts.ts`];

/** Undefined until it is here (`withParts`, `useParts`), and for a game that is newer than this page. */
export const partsOf = (game: string): GameParts | undefined => moduleOf(loadOf(game))?.parts;

/** Fetches them; `ready` where there is nothing to wait for. */
export function useParts(game: string): { parts: GameParts | undefined; ready: boolean; lost: boolean } {
  const load = loadOf(game);
  const { module, failed } = useModule(load);
  return { parts: module?.parts, ready: !load || module !== null, lost: failed };
}

/** A screen of a table, fetched together with its game's parts. */
export function withParts<P extends { view: View }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  return function WithParts(props: P) {
    const { module, failed } = useModule(load);
    const { ready, lost } = useParts(props.view.game);
    return module && ready ? <module.default {...props} /> : <Loading lost={failed || lost} />;
  };
}
