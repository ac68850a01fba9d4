/** The addresses at which people arrive, and the parts that the page needs there before it can show anything. */

export interface Arrival {
  /** An example address. */
  address: string;
  /** A regular expression for path and query. */
  path: string;
  /** Parts besides the page's own entry. */
  parts: string[];
}

const TABLE = "src/screens/table/TableScreen.tsx";

/** The first matching entry applies. */
export const ARRIVALS: Arrival[] = [
  { address: "/", path: "^/$", parts: ["src/screens/home/Home.tsx"] },
  { address: "/t/…?join=", path: "^/t/[^/]+\\?join=", parts: [TABLE, "src/screens/table/Join.tsx"] },
  { address: "/t/…", path: "^/t/[^/]+$", parts: [TABLE] },
  { address: "/t/…/replay", path: "^/t/[^/]+/(replay|moment)", parts: ["src/screens/replay/ReplayScreen.tsx"] },
  { address: "/new", path: "^/new\\b", parts: ["src/screens/new-table/NewTable.tsx"] },
  { address: "/rules/…", path: "^/rules\\b", parts: ["src/screens/rules/Rules.tsx"] },
  { address: "/boards/…", path: "^/boards\\b", parts: ["src/screens/boards/Boards.tsx"] },
];
