/** The router. Addresses are paths. */

import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "courses" }
  | { page: "new-course" }
  | { page: "course"; course: string }
  | { page: "boards"; game: string | null }
  | { page: "player"; player: string }
  | { page: "daily"; date: string | null }
  | { page: "rules"; game: string | null }
  | { page: "fairness" }
  | { page: "me" }
  | { page: "lost" };

const part = "/([^/]+)";
/** An optional part. */
const more = `(?:${part})?`;
/** Pattern, page, and the name of the path's parameter. */
const PATHS: [path: string, page: Route["page"], part?: string][] = [
  ["/", "home"],
  ["/new", "new"],
  [`/t${part}`, "table", "table"],
  [`/t${part}/(?:replay|moment)`, "replay", "table"],
  ["/courses", "courses"],
  ["/courses/new", "new-course"],
  [`/courses${part}`, "course", "course"],
  [`/boards${more}`, "boards", "game"],
  [`/players${part}`, "player", "player"],
  [`/today${more}`, "daily", "date"],
  [`/rules${more}`, "rules", "game"],
  ["/fairness", "fairness"],
  ["/me", "me"],
];

/** Returns the route of a path; "lost" for an unknown one. */
export function routeOf(path: string): Route {
  for (const [pattern, page, name] of PATHS) {
    const match = new RegExp(`^${pattern}/*$`).exec(path);
    if (match) return { page, ...(name && { [name]: decode(match[1] ?? "") || null }) } as Route;
  }
  return { page: "lost" };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MOVED = "club:moved";

/** Navigates within the page. `replace` adds no history entry, and removes that of an open sheet. */
export function go(address: string, { replace = false } = {}): void {
  history[replace || history.state?.sheet ? "replaceState" : "pushState"]({ inside: true }, "", address);
  dispatchEvent(new Event(MOVED));
}

/** Goes back one step if that stays within the page, otherwise to `otherwise`. */
export function back(otherwise: string): void {
  if ((history.state as { inside?: boolean } | null)?.inside) history.back();
  else go(otherwise, { replace: true });
}

/** Returns the current address; the component is rendered again when it changes. */
export function useAddress(): { path: string; query: URLSearchParams } {
  const [address, setAddress] = useState(location.pathname + location.search);
  useEffect(() => {
    const moved = () => setAddress(location.pathname + location.search);
    addEventListener("popstate", moved);
    addEventListener(MOVED, moved);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener(MOVED, moved);
    };
  }, []);
  const [path = "/", search = ""] = address.split("?");
  return { path, query: new URLSearchParams(search) };
}

/** Handles links within the page without a reload. Returns how to stop. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    if (link.href === location.href) return;
    go(link.pathname + link.search);
    scrollTo(0, 0);
  };
  document.addEventListener("click", click);
  return () => document.removeEventListener("click", click);
}
