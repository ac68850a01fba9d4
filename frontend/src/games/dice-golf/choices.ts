/** What a seat may do, read from `view.legal`: a JSON Schema whose branches carry their kind as a constant. */

import type { Schema } from "../../api/types.ts";
import type { Die } from "./state.ts";

export interface Choices {
  roll: boolean;
  keep: boolean;
  holeMulligan: boolean;
  /** The dice that a Shot Mulligan may take. */
  shots: Die[];
  /** The seats that may be given the Stymie. */
  passTo: number[];
}

/** All choices, none where there is nothing to do; kinds that are unknown are skipped. */
export function choicesOf(legal: Schema | null): Choices {
  const kinds = new Map(branches(legal).map((properties) => [values(properties["kind"])[0], properties]));
  return {
    roll: kinds.has("roll"),
    keep: kinds.has("keep"),
    holeMulligan: kinds.has("hole-mulligan"),
    shots: values(kinds.get("shot-mulligan")?.["die"]) as Die[],
    passTo: values(kinds.get("pass-stymie")?.["to"]) as number[],
  };
}

type Properties = Record<string, Schema>;

function branches(legal: Schema | null): Properties[] {
  if (!legal) return [];
  const all = (legal["oneOf"] as Schema[] | undefined) ?? [legal];
  return all.map((branch) => (branch["properties"] as Properties | undefined) ?? {});
}

/** The values that a schema of constants allows. */
function values(schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  return "const" in schema ? [schema["const"]] : ((schema["enum"] as unknown[] | undefined) ?? []);
}
