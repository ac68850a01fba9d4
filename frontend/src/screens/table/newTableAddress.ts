import type { View } from "../../api/types.ts";

/** Returns the address for making a table like this one. */
export function newTableAddress({ game, course }: View): string {
  return `/new?game=${game}${course ? `&course=${encodeURIComponent(course.id)}` : ""}`;
}
