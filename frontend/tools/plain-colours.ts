/** A Vite plugin that turns mixes of tokens into plain values, for browsers without `color-mix()`, `light-dark()` and relative colours.
 * Every such expression, in a style sheet, component or sprite, becomes a custom property with one value by day and one by night, defined
 * in the module that uses it. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import type { Plugin } from "vite";

type Palette = Map<string, string>;

const STARTS = /color-mix\(|light-dark\(|(?:oklch|oklab|rgb|hsl)\(\s*from /g;
const OLD = { chrome: 70 << 16, safari: 12 << 16, firefox: 65 << 16 };
const SUFFIX = "?plain-colours.css";

/** Returns the tokens by day and by night: the first `:root` block, and the same overridden by the block of `.night`. */
export function palettes(css: string): { day: Palette; night: Palette } {
  const [first, second] = css.split(".night {");
  const read = (text = "") =>
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);
  const day = new Map(read(first));
  return { day, night: new Map([...day, ...read(second)]) };
}

/** Returns the expressions in a source text, outermost first, each with balanced brackets. */
export function expressions(source: string): string[] {
  const found = new Set<string>();
  let past = 0;
  for (const match of source.matchAll(STARTS)) {
    if (match.index < past) continue;
    past = closing(source, match.index + match[0].indexOf("(")) + 1;
    found.add(source.slice(match.index, past));
  }
  return [...found];
}

function closing(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === "(") depth++;
    if (source[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`a bracket never closes: ${source.slice(open - 12, open + 40)}`);
}

/** Returns the expression's plain value under one palette. Throws if it uses anything but tokens. */
export function plain(expression: string, palette: Palette, dark: boolean): string {
  const resolved = resolve(choose(expression, dark), palette);
  const css = transform({
    filename: "mix.css",
    code: Buffer.from(`a{color:${resolved}}`),
    targets: OLD,
    minify: true,
  }).code.toString();
  const value = /color:([^;}]+)/.exec(css)?.[1];
  if (!value || /from|color-mix|var\(/.test(value)) throw new Error(`not a colour of tokens alone: ${expression}`);
  return value;
}

function resolve(expression: string, palette: Palette): string {
  return expression.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
    const value = palette.get(name);
    if (!value) throw new Error(`${whole} is no token; mixes are of tokens alone`);
    return resolve(value, palette);
  });
}

/** Replaces every `light-dark(a, b)` by the matching half. */
function choose(expression: string, dark: boolean): string {
  const at = expression.indexOf("light-dark(");
  if (at < 0) return expression;
  const open = at + "light-dark".length;
  const end = closing(expression, open);
  const inside = expression.slice(open + 1, end);
  let depth = 0;
  const comma = [...inside].findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return sign === "," && depth === 0;
  });
  const half = (dark ? inside.slice(comma + 1) : inside.slice(0, comma)).trim();
  return choose(expression.slice(0, at) + half + expression.slice(end + 1), dark);
}

/** Returns the source with its mixes replaced by names, and the style sheet that defines them (empty if there are none). */
export function plainColours(source: string, tokens: string): { source: string; css: string } {
  const { day, night } = palettes(tokens);
  const names = expressions(source).map((expression) => {
    const name = `--m${createHash("sha256").update(expression).digest("hex").slice(0, 7)}`;
    return { expression, name, day: plain(expression, day, false), night: plain(expression, night, true) };
  });
  if (names.length === 0) return { source, css: "" };
  const named = names.reduce((text, one) => text.replaceAll(one.expression, `var(${one.name})`), source);
  const block = (root: string, when: "day" | "night") =>
    `${root}{${names.map((one) => `${one.name}:${one[when]}`).join(";")}}`;
  return { source: named, css: block(":root", "day") + block(".night", "night") };
}

export function plainColoursPlugin(tokensFile: string): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "plain-colours",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(SUFFIX) ? id : undefined),
    load: (id) => (id.endsWith(SUFFIX) ? sheets.get(id) : undefined),
    transform(code, id) {
      const [path = ""] = id.split("?");
      if (!path.includes("/src/") || !/\.(css|tsx?|svg)$/.test(path) || id.endsWith(SUFFIX)) return undefined;
      const { source, css } = plainColours(code, readFileSync(tokensFile, "utf8"));
      if (!css) return undefined;
      if (path.endsWith(".css") && !id.includes("?raw")) return { code: css + source, map: null };
      const sheet = `${path}${SUFFIX}`;
      sheets.set(sheet, css);
      return { code: `import ${JSON.stringify(sheet)};\n${source}`, map: null };
    },
  };
}
