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
const partsAt = (address: string) => [PAGE, ...ARRIVALS.find((one) => one.address === address)!.parts];

/** Addresses, and the parts that they need before all that one decides by is there to see. */
function addresses(games: string[]): [address: string, parts: string[]][] {
  const table = partsAt("/t/…");
  return [
    ["/", partsAt("/")],
    ["/t/…?join=", partsAt("/t/…?join=")],
    ["/t/… open", [...table, "src/screens/table/Lobby.tsx"]],
    ...games.flatMap((game): [string, string[]][] => [
      [`/new, ${game}`, [...partsAt("/new"), `src/games/${game}/new-table.tsx`]],
      [`/t/… in play, ${game}`, [...table, `src/games/${game}/index.tsx`]],
      [`/t/… finished, ${game}`, [...table, "src/screens/result/Result.tsx", `src/games/${game}/result.tsx`]],
    ]),
  ];
}

/** The games whose tables the build holds. */
export function gamesIn(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((part) => /^src\/games\/([^/]+)\/index\.tsx$/.exec(part)?.[1] ?? []);
}

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
  for (const [address, parts] of addresses(gamesIn(manifest))) {
    const files = new Set([...named, ...filesOf(manifest, parts)]);
    const bytes = [...files].reduce((total, file) => total + weigh(file), 0);
    worst = Math.max(worst, bytes);
    console.log(`${String(bytes).padStart(6)} bytes gzipped  ${address}`);
  }
  console.log(`${String(LIMIT).padStart(6)} is the limit for a first load`);
  return worst > LIMIT ? 1 : 0;
}

if (import.meta.main) process.exit(main());
