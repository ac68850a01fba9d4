/** `npm run weigh-new-game`: what one more game adds to all others. Builds the page with a copy of a game under another name, and compares
 * the sizes of both builds. Fails if a table gains more than the game's name in the list of tables, or home more than its name and line. */

import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { costs, type Weight, weighed } from "./size.ts";

const FRONTEND = fileURLToPath(new URL("..", import.meta.url));
const COPIED = ["index.html", "package.json", "vite.config.ts", "tsconfig.json", "public", "src", "tools"];
const [MODEL, NEIGHBOUR] = ["becks-golf", "one-more-game"];

/** Returns the sizes at each address, without and with the copy. */
async function both(): Promise<[Weight[], Weight[]]> {
  const place = mkdtempSync(join(tmpdir(), "weigh-new-game-"));
  try {
    const page = join(place, "frontend");
    for (const one of COPIED) cpSync(join(FRONTEND, one), join(page, one), { recursive: true });
    symlinkSync(join(FRONTEND, "node_modules"), join(page, "node_modules"));
    symlinkSync(join(FRONTEND, "../chalicelib"), join(place, "chalicelib"));
    const before = await weights(page);
    cpSync(join(page, "src/games", MODEL), join(page, "src/games", NEIGHBOUR), { recursive: true });
    return [before, await weights(page)];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function weights(page: string): Promise<Weight[]> {
  await build({ root: page, configFile: join(page, "vite.config.ts"), logLevel: "error" });
  return weighed(pathToFileURL(`${join(page, "dist")}/`)) ?? [];
}

async function main(): Promise<number> {
  const all = costs(MODEL, ...(await both()));
  for (const { address, more, over } of all)
    console.log(`${String(more).padStart(6)} ${address}${over ? ": too much" : ""}`);
  return all.some(({ over }) => over) ? 1 : 0;
}

if (import.meta.main) process.exit(await main());
