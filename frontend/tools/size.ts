/** `npm run size`: what the page weighs, gzipped JavaScript and style sheets, at the addresses where people arrive. Fails when a
 * first load is above 40 kB; a game's own table comes after it. */

import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 40_000;
const DIST = new URL("../dist/", import.meta.url);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

interface Address {
  parts: string[];
  /** Whether a newcomer arrives here; then the limit holds. */
  first: boolean;
}

const TABLE = ["index.html", "src/screens/table/TableScreen.tsx"];

/** Addresses, and the parts that they need at once. */
const ADDRESSES: Record<string, Address> = {
  "/": { parts: ["index.html"], first: true },
  "/t/…?join=": { parts: TABLE, first: true },
  "/new": { parts: ["index.html", "src/screens/new-table/NewTable.tsx"], first: true },
  "/t/… in play": { parts: [...TABLE, "src/games/dice-golf/index.tsx"], first: false },
  "/t/… finished": { parts: [...TABLE, "src/screens/result/Result.tsx"], first: false },
};

/** The files that these parts pull in, each once. */
export function filesOf(manifest: Manifest, parts: string[]): string[] {
  const found = new Set<string>();
  const walk = (part: string) => {
    const chunk = manifest[part];
    if (!chunk) throw new Error(`the build has no part called ${part}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const sheet of chunk.css ?? []) found.add(sheet);
    for (const other of chunk.imports ?? []) walk(other);
  };
  for (const part of parts) walk(part);
  return [...found];
}

function weigh(file: string): number {
  return gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
}

function main(): number {
  const source = new URL(".vite/manifest.json", DIST);
  if (!existsSync(source)) {
    console.error("There is no build to weigh: npm run build first.");
    return 1;
  }
  const manifest = JSON.parse(readFileSync(source, "utf8")) as Manifest;
  let worst = 0;
  for (const [address, { parts, first }] of Object.entries(ADDRESSES)) {
    const bytes = filesOf(manifest, parts).reduce((total, file) => total + weigh(file), 0);
    if (first) worst = Math.max(worst, bytes);
    console.log(`${String(bytes).padStart(6)} bytes gzipped  ${address}${first ? "" : "  (with what the game adds)"}`);
  }
  console.log(`${String(LIMIT).padStart(6)} is the limit for a first load`);
  return worst > LIMIT ? 1 : 0;
}

if (import.meta.main) process.exit(main());
