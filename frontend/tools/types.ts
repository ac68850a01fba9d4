/** `npm run types`: writes src/api/schema.d.ts from the API's OpenAPI description. With `--check` it only reports whether that file is
 * current. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TARGET = here("../src/api/schema.d.ts");
const HEADING = "/** The contract's types, made from the API's own description by `npm run types`. */\n\n";

/** Returns the description, as Python prints it. PYTHON can name another interpreter than the virtual environment's. */
function description(): string {
  const python = process.env["PYTHON"] ?? here("../../.venv/bin/python");
  return execFileSync(python, ["-m", "chalicelib.api.openapi"], { cwd: here("../.."), encoding: "utf8" });
}

export async function typesFrom(openapi: string): Promise<string> {
  return HEADING + astToString(await openapiTS(openapi, { defaultNonNullable: false }));
}

const made = await typesFrom(description());
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, made);
} else if (readFileSync(TARGET, "utf8") !== made) {
  console.error("src/api/schema.d.ts is older than the API: run `npm run types`.");
  process.exit(1);
}
