/** Reads `view.legal`: a JSON Schema with a branch for each kind of move, whose `kind` is a constant. */

import type { Schema } from "../api/types.ts";

export type Properties = Record<string, Schema>;

/** Returns the properties by kind of move; empty if there is nothing to do. */
export function kindsOf(legal: Schema | null): Map<unknown, Properties> {
  return new Map(branches(legal).map((properties) => [values(properties["kind"])[0], properties]));
}

/** Returns the properties of each branch; a kind may have several. */
export function branches(legal: Schema | null): Properties[] {
  if (!legal) return [];
  const all = (legal["oneOf"] as Schema[] | undefined) ?? [legal];
  return all.map((branch) => (branch["properties"] as Properties | undefined) ?? {});
}

/** Returns the values that a schema allows. */
export function values(schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  return "const" in schema ? [schema["const"]] : ((schema["enum"] as unknown[] | undefined) ?? []);
}
