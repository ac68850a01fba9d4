import type { View } from "../../api/types.ts";
export default function Result(p: Record<string, unknown>) {
  return <pre>{JSON.stringify((p["view"] as View).result)}</pre>;
}
