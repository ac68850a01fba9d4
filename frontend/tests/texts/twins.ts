/** Compares two catalogues. */

import { readFileSync } from "node:fs";
import ts from "typescript";

type Said = Record<string, unknown>;

export const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === "function";

/** Returns where the second lacks something of the first: "turnOf.last is missing", "away takes 2, not 1". */
export function gaps(first: Said, second: Said, path = ""): string[] {
  const missing = Object.keys(first).filter((name) => !(name in second));
  const common = Object.entries(first).filter(([name]) => name in second);
  return [
    ...missing.map((name) => `${path}${name} is missing`),
    ...extras(first, second).map((name) => `${path}${name} is no text of the first`),
    ...common.flatMap(([name, one]) => gap(one, second[name], `${path}${name}`)),
  ];
}

/** Returns what only the second has. More functions are allowed: a language has its own grammar. */
const extras = (first: Said, second: Said) =>
  Object.keys(second).filter((name) => !(name in first) && !isFunction(second[name]));

function gap(one: unknown, other: unknown, path: string): string[] {
  if (isFunction(one) && isFunction(other))
    return one.length === other.length ? [] : [`${path} takes ${other.length}, not ${one.length}`];
  if (typeof one !== typeof other) return [`${path} is ${typeof other}, not ${typeof one}`];
  return typeof one === "object" && one ? gaps(one as Said, other as Said, `${path}.`) : [];
}

/** Sample arguments for functions, by their parameters' types. */
const GIVEN: Record<string, unknown[]> = {
  boolean: [true, false],
  number: [1, 3],
  "number | null": [3, null],
  "number | undefined": [3],
  string: ["Ruth"],
  "string | null": ["Ruth", null],
  "string | undefined": ["Ruth", undefined],
  "string[]": [["Ruth", "Hal"]],
  Card: [6, "M"],
  Face: [6, null],
  Token: ["queen", "king", "mulligan"],
  "Token | null": ["princess", null],
  Specialty: ["baker"],
  "Specialty | null": ["baker", null],
  "keyof typeof tokens": ["king"],
  "keyof typeof ENDS | null": ["fold", null],
  "readonly string[]": [["Ruth"], ["Ruth", "Hal"]],
  "number[]": [[6]],
  "readonly number[]": [[6]],
};

export interface Pair {
  path: string;
  first: string;
  second: string;
}

/** Returns the texts of both under each name, including functions' results for sample arguments, if `source`, the first, has their types. */
export function pairs(first: Said, second: Said, source: ts.SourceFile): Pair[] {
  const given = parametersIn(source);
  const walk = (one: unknown, other: unknown, path: string): Pair[] => {
    if (typeof one === "string" && typeof other === "string") return [{ path, first: one, second: other }];
    if (isFunction(one) && isFunction(other)) {
      const calls = callsOf(given.get(path));
      return calls
        .filter((call) => takes(one, call))
        .flatMap((call) => walk(one(...call), other(...call), `${path}(${JSON.stringify(call).slice(1, -1)})`));
    }
    if (typeof one !== "object" || !one || typeof other !== "object" || !other) return [];
    return Object.entries(one).flatMap(([name, value]) =>
      walk(value, (other as Said)[name], path ? `${path}.${name}` : name),
    );
  };
  return walk(first, second, "");
}

/** Whether a function accepts these arguments: some words are looked up in a table. */
function takes(one: (...given: unknown[]) => unknown, call: unknown[]): boolean {
  try {
    one(...call);
    return true;
  } catch {
    return false;
  }
}

/** Returns each combination of sample arguments; none if a type has no samples. */
function callsOf(types: string[] | undefined): unknown[][] {
  if (!types?.every((type) => GIVEN[type])) return [];
  return types.reduce<unknown[][]>(
    (calls, type) => calls.flatMap((call) => GIVEN[type]!.map((value) => [...call, value])),
    [[]],
  );
}

/** Returns the types of each function's parameters, by its path. */
function parametersIn(source: ts.SourceFile): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (path: string, node: ts.Node): void => {
    if (ts.isAsExpression(node)) note(path, node.expression);
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node))
      found.set(
        path,
        node.parameters.map(({ type }) => type?.getText(source) ?? "number"),
      );
    if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) note(`${path}.${nameOf(property.name)}`, property.initializer);
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) note(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) note(name.getText(source), initializer);
  }
  return found;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

export function parsed(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
}

/** Returns the texts in a catalogue's source, each once: whole texts, and parts of templates. */
export function partsIn(source: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (isText(node) && !isCode(node)) found.add(node.text.trim());
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Whether a text is code: compared with, imported, or looked up. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return /\.(replace|join)$/.test(parent.expression.getText());
  return (
    ts.isBinaryExpression(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
