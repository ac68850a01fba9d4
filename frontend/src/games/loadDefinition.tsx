/** Loads a game's `definition.ts`, for the screens around its own tables. */

import type { ComponentType } from "preact";
import type { View } from "../api/types.ts";
import { moduleOf, useModule } from "../lib/useModule.ts";
import { Loading } from "../ui/Loading.tsx";
import type { GameDefinition } from "./types.ts";

const DEFINITIONS = import.meta.glob<{ definition: GameDefinition }>("./*/definition.ts");
const loadOf = (game: string) => DEFINITIONS[`./${game}/definition.ts`];

/** Returns a game's definition; undefined until it has loaded (`withDefinition`, `useDefinition`), and for a game newer than this page. */
export const definitionOf = (game: string): GameDefinition | undefined => moduleOf(loadOf(game))?.definition;

/** Loads a game's definition. `ready`: it has loaded, or there is none. */
export function useDefinition(game: string): { definition: GameDefinition | undefined; ready: boolean; lost: boolean } {
  const load = loadOf(game);
  const { module, failed } = useModule(load);
  return { definition: module?.definition, ready: !load || module !== null, lost: failed };
}

/** Returns the screen as a component that is loaded together with its game's definition. */
export function withDefinition<P extends { view: View }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  return function WithDefinition(props: P) {
    const { module, failed } = useModule(load);
    const { ready, lost } = useDefinition(props.view.game);
    return module && ready ? <module.default {...props} /> : <Loading lost={failed || lost} />;
  };
}
