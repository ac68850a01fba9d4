/** `npm run size`: what the page weighs, gzipped JavaScript and style sheets, at the addresses where people arrive. What all games
 * have in common there is the shell's, the rest a game's own: each has a limit, so that nobody pays for a neighbour, and together
 * they keep a first load under 40 kB. In another language both have other lengths, and the 40 kB alone hold. Fails above a limit.
 * Pictures, and what a tap opens, come after it. */

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

/** Addresses, and the parts that they need before all that one decides by is there to see. */
const PLAIN: [address: string, parts: string[]][] = [
  ["/", partsAt("/")],
  ["/t/…?join=", partsAt("/t/…?join=")],
  ["/t/… open", [...partsAt("/t/…"), "src/screens/table/Lobby.tsx"]],
];
/** The same for each game, and how much of the limit is a game's own. */
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

/** The files that the page names itself. */
export function filesIn(html: string): string[] {
  return (html.match(/assets\/[\w-]+\.(?:js|css)/g) ?? []).filter((file, at, all) => all.indexOf(file) === at);
}

export interface Weight {
  address: string;
  shell: number;
  /** The game's own, and how much that may be. */
  own: number;
  most: number;
}

/** What each address weighs; `weigh` is a file's weight. */
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

/** Reads a build in a language; null where there is none. */
export function weighed(dist: URL, language: Language = "en"): Weight[] | null {
  const source = new URL(MANIFESTS[language], dist);
  if (!existsSync(source)) return null;
  const named = filesIn(readFileSync(new URL(PAGES[language], dist), "utf8"));
  const weigh = (file: string) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  return weights(JSON.parse(readFileSync(source, "utf8")) as Manifest, named, weigh);
}

const column = (bytes: number | string) => String(bytes).padStart(7);

/** Prints what a build in this language weighs; whether all of it may. */
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

/** What is too much, in words; nothing where all is well. */
export function excess({ shell, own, most }: Weight): string {
  if (own > most) return `: the game has ${most}`;
  return shell > LIMIT - most ? `: the shell has ${LIMIT - most}` : "";
}

/** What is too much of both together. */
export const excessInAll = ({ shell, own }: Weight): string =>
  shell + own > LIMIT ? `: together they have ${LIMIT}` : "";

/** What one more game may cost at a table of another, and elsewhere. */
const TABLE = 100;
const ELSEWHERE = 300;

/** What everybody pays for a neighbour, and whether that is too much. The copied game's own addresses are left out: with its copy
 * it shares what otherwise is its alone. */
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
