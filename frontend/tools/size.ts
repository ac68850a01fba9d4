/** `npm run size`: what the page weighs, gzipped JavaScript and style sheets, at the addresses where people arrive. Fails when a
 * first load is above 40 kB. Pictures, and what a tap opens, come after it. */

import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ARRIVALS } from "./arrivals.ts";

const LIMIT = 40_000;
const DIST = new URL("../dist/", import.meta.url);

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const PAGE = "index.html";
const partsOf = (address: string) => ARRIVALS.find((one) => one.address === address)!.parts;
const TABLE = [PAGE, ...partsOf("/t/…")];

/** Addresses, and the parts that they need before all that one decides by is there to see. */
const ADDRESSES: Record<string, string[]> = {
  "/": [PAGE, ...partsOf("/")],
  "/t/…?join=": [PAGE, ...partsOf("/t/…?join=")],
  "/new": [PAGE, ...partsOf("/new")],
  "/t/… open": [...TABLE, "src/screens/table/Lobby.tsx"],
  "/t/… in play": [...TABLE, "src/games/dice-golf/index.tsx"],
  "/t/… finished": [...TABLE, "src/screens/result/Result.tsx"],
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

/** The files that the page names itself. */
export function filesIn(html: string): string[] {
  return (html.match(/assets\/[\w-]+\.(?:js|css)/g) ?? []).filter((file, at, all) => all.indexOf(file) === at);
}

function main(): number {
  const source = new URL(".vite/manifest.json", DIST);
  if (!existsSync(source)) {
    console.error("There is no build to weigh: npm run build first.");
    return 1;
  }
  const manifest = JSON.parse(readFileSync(source, "utf8")) as Manifest;
  const named = filesIn(readFileSync(new URL(PAGE, DIST), "utf8"));
  let worst = 0;
  for (const [address, parts] of Object.entries(ADDRESSES)) {
    const files = new Set([...named, ...filesOf(manifest, parts)]);
    const bytes = [...files].reduce((total, file) => total + weigh(file), 0);
    worst = Math.max(worst, bytes);
    console.log(`${String(bytes).padStart(6)} bytes gzipped  ${address}`);
  }
  console.log(`${String(LIMIT).padStart(6)} is the limit for a first load`);
  return worst > LIMIT ? 1 : 0;
}

if (import.meta.main) process.exit(main());
