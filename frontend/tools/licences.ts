/** What others hold rights in of what is in the built page, in their own words: each dependency, and the typefaces. */

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export const LICENCES = "licences.txt";
const RULE = `\n\n${"=".repeat(72)}\n\n`;

/** The file's text. Throws where something that is in the page has no licence lying beside it. */
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
