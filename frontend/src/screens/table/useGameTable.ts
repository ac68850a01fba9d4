import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../api/types.ts";
import { useRetry } from "../../app/lazy.tsx";
import { fetchPart } from "../../app/parts.ts";
import { tableOf } from "../../games/index.ts";
import type { TableProps } from "../../games/types.ts";

type GameTable = ComponentType<TableProps<unknown>>;

const loaded = new Map<string, GameTable>();

/** The game's own table, once its code is here. */
export function useGameTable(game: View["game"]): { Table: GameTable | null; failed: boolean } {
  const [state, setState] = useState({ Table: loaded.get(game) ?? null, failed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (loaded.has(game)) return;
    const load = tableOf(game);
    if (!load) return;
    fetchPart(load).then(
      (module) => {
        const Table = module.default as unknown as GameTable;
        loaded.set(game, Table);
        setState({ Table, failed: false });
      },
      () => setState({ Table: null, failed: true }),
    );
  }, [game, tries]);
  useRetry(state.failed, () => setTries(tries + 1));
  return state;
}
