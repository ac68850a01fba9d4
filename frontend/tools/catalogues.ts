/** The page's catalogues, and how those of a second language fit the first. */

import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const SRC = fileURLToPath(new URL("../src", import.meta.url));
const CONFIG = fileURLToPath(new URL("../tsconfig.json", import.meta.url));

/** The catalogues of a language, "texts/en/home.ts", "games/stew/texts/en/cards.ts". */
export function cataloguesIn(language: string, src = SRC): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.includes(`texts/${language}/`) && /(?<!\.test)\.ts$/.test(file))
    .sort();
}

/** The same catalogue in another language. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/texts\/\w+\//, `texts/${language}/`);

/** What makes a text of another language as good as one's own: any text for a text, any function that may be called alike. */
const FITS = `
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends RegExp ? RegExp
  : T extends (...given: infer Given) => infer Said ? (...given: Given) => Widened<Said>
  : { [Name in keyof T]: Widened<T[Name]> };
export type Fits<First, Second extends Widened<First>> = Second;
`;

/** What the compiler says of second catalogues that do not have the names and types of the first ones, each named by its file in
 * `src`. */
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

/** The page's own compiler, for a file that is not on the disk. */
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
