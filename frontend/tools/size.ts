/** `npm run size`: the page's size, as gzipped JavaScript and style sheets, at the addresses where people arrive. What all games share
 * there belongs to the shell, the rest to a game. Each has a limit, so that no game pays for another, and together they keep a first load
 * below 40 kB. In other languages only the 40 kB apply. Fails above a limit. Pictures, and what a tap opens, load later and do not count. */

import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";
import { ARRIVALS } from "./first-loads.ts";
import { MANIFESTS, PAGES } from "./language.ts";

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

/** Addresses, and the parts needed before the controls can be shown. */
const PLAIN: [address: string, parts: string[]][] = [
  ["/", partsAt("/")],
  ["/t/…?join=", partsAt("/t/…?join=")],
  ["/t/… open", [...partsAt("/t/…"), "src/screens/table/Lobby.tsx"]],
];
/** The same for each game, with a game's own share of the limit. */
const OF_GAMES: [address: string, own: number, parts: (game: string) => string[]][] = [
  ["/new", 3000, (game) => [...partsAt("/new"), `src/games/${game}/new-table.tsx`]],
  ["/t/… in play", 12_500, (game) => [...partsAt("/t/…"), `src/games/${game}/index.tsx`]],
  [
    "/t/… finished",
    6200,
    (game) => [
      ...partsAt("/t/…"),
      "src/screens/result/Result.tsx",
      `src/games/${game}/definition.ts`,
      `src/games/${game}/result.tsx`,
    ],
  ],
];

/** Returns the games whose tables the build contains. */
export function gamesIn(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((part) => /^src\/games\/([^/]+)\/index\.tsx$/.exec(part)?.[1] ?? []);
}

/** Returns the files that these parts import, each once. */
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

/** Returns the files that the page names itself. */
export function filesIn(html: string): string[] {
  return (html.match(/assets\/[\w-]+\.(?:js|css)/g) ?? []).filter((file, at, all) => all.indexOf(file) === at);
}

export interface Weight {
  address: string;
  shell: number;
  /** The game's own bytes, and their limit. */
  own: number;
  most: number;
}

/** Returns the size at each address; `weigh` returns a file's size. */
export function weights(manifest: Manifest, named: string[], weigh: (file: string) => number): Weight[] {
  const games = gamesIn(manifest);
  const filesAt = (parts: string[]) => [...new Set([...named, ...filesOf(manifest, parts)])];
  const sum = (files: string[]) => files.reduce((total, file) => total + weigh(file), 0);
  return [
    ...PLAIN.map(([address, parts]) => ({ address, shell: sum(filesAt(parts)), own: 0, most: 0 })),
    ...OF_GAMES.flatMap(([address, most, definitionOf]) => {
      const all = games.map((game) => filesAt(definitionOf(game)));
      const common = (all[0] ?? []).filter((file) => all.every((files) => files.includes(file)));
      return all.map((files, at) => ({
        address: `${address}, ${games[at]}`,
        shell: sum(common),
        own: sum(files) - sum(common),
        most,
      }));
    }),
  ];
}

/** Reads a build in a language; null if there is none. */
export function weighed(dist: URL, language: Language = "en"): Weight[] | null {
  const source = new URL(MANIFESTS[language], dist);
  if (!existsSync(source)) return null;
  const named = filesIn(readFileSync(new URL(PAGES[language], dist), "utf8"));
  const weigh = (file: string) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  return weights(JSON.parse(readFileSync(source, "utf8")) as Manifest, named, weigh);
}

const column = (bytes: number | string) => String(bytes).padStart(7);

/** Prints the sizes of a build in this language; returns whether all are within the limits. */
function tell(language: Language): boolean {
  const all = weighed(DIST, language);
  if (!all) throw new Error("There is no build to weigh: npm run build first.");
  const tooMuch = language === "en" ? excess : excessInAll;
  console.log(`${column("shell")}${column("game")}${column("bytes")} gzipped, ${LANGUAGES[language]}`);
  for (const one of all) {
    const { address, shell, own } = one;
    console.log(`${column(shell)}${column(own)}${column(shell + own)} ${address}${tooMuch(one)}`);
  }
  return !all.some((one) => tooMuch(one));
}

function main(): number {
  const kept = (Object.keys(LANGUAGES) as Language[]).map(tell);
  console.log(`${column("")}${column("")}${column(LIMIT)} is the limit for a first load`);
  return kept.every(Boolean) ? 0 : 1;
}

/** Returns what is too large, in words; empty if nothing is. */
export function excess({ shell, own, most }: Weight): string {
  if (own > most) return `: the game has ${most}`;
  return shell > LIMIT - most ? `: the shell has ${LIMIT - most}` : "";
}

/** Returns in words how much both together exceed the limit. */
export const excessInAll = ({ shell, own }: Weight): string =>
  shell + own > LIMIT ? `: together they have ${LIMIT}` : "";

/** Most bytes that one more game may add to another game's table, and elsewhere. */
const TABLE = 100;
const ELSEWHERE = 300;

/** Returns what one more game adds at each address, and whether that is too much. The copied game's own addresses are left out: it shares
 * with its copy what otherwise is its own. */
export function costs(
  copied: string,
  before: readonly Weight[],
  after: readonly Weight[],
): { address: string; more: number; over: boolean }[] {
  const whole = ({ shell, own }: Weight) => shell + own;
  const others = before.filter(({ address }) => !address.endsWith(copied));
  return others.map((one) => {
    const more = whole(after.find(({ address }) => address === one.address)!) - whole(one);
    return { address: one.address, more, over: more > (one.address.startsWith("/t/") ? TABLE : ELSEWHERE) };
  });
}

if (import.meta.main) process.exit(main());
