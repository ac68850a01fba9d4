/** Collects the licences of everything in the built page: dependencies and typefaces. */

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export const LICENCES = "licences.txt";
const RULE = `\n\n${"=".repeat(72)}\n\n`;

/** Returns the text of the licences file. Throws if something in the page has no licence file. */
export function licences(frontend: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(frontend, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.entries(dependencies).map(([name, version]) =>
    told(`${name} ${version}`, join(frontend, "node_modules", name, "LICENSE")),
  );
  const faces = globSync("src/assets/fonts/LICENSE-*.txt", { cwd: frontend })
    .sort()
    .map((file) => told(`The typeface ${/LICENSE-(.*)\.txt/.exec(basename(file))?.[1]}`, join(frontend, file)));
  return `${[...packages, ...faces].join(RULE)}\n`;
}

const told = (name: string, file: string) => `${name}\n\n${readFileSync(file, "utf8").trim()}`;
