import type { View } from "../../api/types.ts";

/** Where one makes a table of one's own like this one. */
export function newTableAddress({ game, course }: View): string {
  return `/new?game=${game}${course ? `&course=${encodeURIComponent(course.id)}` : ""}`;
}
