/** Reads `view.legal`: a JSON Schema with a branch for each move, with its kind as a constant. */

import type { Schema } from "../api/types.ts";

export type Properties = Record<string, Schema>;

/** The properties of each kind of move; empty if there is nothing to do. */
export function kindsOf(legal: Schema | null): Map<unknown, Properties> {
  return new Map(branches(legal).map((properties) => [values(properties["kind"])[0], properties]));
}

/** The properties of each branch, several of one kind too. */
export function branches(legal: Schema | null): Properties[] {
  if (!legal) return [];
  const all = (legal["oneOf"] as Schema[] | undefined) ?? [legal];
  return all.map((branch) => (branch["properties"] as Properties | undefined) ?? {});
}

/** The values that a schema allows. */
export function values(schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  return "const" in schema ? [schema["const"]] : ((schema["enum"] as unknown[] | undefined) ?? []);
}
