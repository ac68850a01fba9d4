/** The page's text catalogues, and how those of a second language match the first. */

import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const SRC = fileURLToPath(new URL("../src", import.meta.url));
const CONFIG = fileURLToPath(new URL("../tsconfig.json", import.meta.url));

/** Returns the paths of a language's catalogues: "texts/en/home.ts", "games/stew/texts/en/cards.ts". */
export function cataloguesIn(language: string, src = SRC): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.includes(`texts/${language}/`) && /(?<!\.test)\.ts$/.test(file))
    .sort();
}

/** Returns the path of the same catalogue in another language. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/texts\/\w+\//, `texts/${language}/`);

/** A type that a translation must match: any text for a text, any function with compatible parameters for a function. */
const FITS = `
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends RegExp ? RegExp
  : T extends (...given: infer Given) => infer Said ? (...given: Given) => Widened<Said>
  : { [Name in keyof T]: Widened<T[Name]> };
export type Fits<First, Second extends Widened<First>> = Second;
`;

/** Returns the compiler's errors for second catalogues whose names or types differ from the first ones, each with its file in `src`. */
export function misfits(pairs: readonly (readonly [first: string, second: string])[]): string[] {
  const asked = pairs.map(
    ([first, second], n) => `export type T${n} = Fits<typeof import("./${first}"), typeof import("./${second}")>;`,
  );
  const program = programOf(join(SRC, "every-catalogue.ts"), asked.join("\n") + FITS);
  const file = program.getSourceFile(join(SRC, "every-catalogue.ts"))!;
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ start, messageText }) => {
      const [, second = ""] = pairs[file.getLineAndCharacterOfPosition(start!).line] ?? [];
      return `${second}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    },
  );
}

/** Returns a compiler program for a file that is not on the disk. */
function programOf(path: string, text: string): ts.Program {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, join(SRC, ".."));
  const wanted = { ...options, lib: ["lib.es2022.d.ts"], types: [] };
  const host = ts.createCompilerHost(wanted);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === path ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
  return ts.createProgram([path], wanted, host);
}
