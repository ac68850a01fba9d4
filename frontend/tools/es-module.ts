/** A Vite plugin that provides Papa Parse as an ES module. It is written for `require`; the bundler's helper for that would add 250 bytes
 * to every first load. */

import type { Plugin } from "vite";

const PAPA_PARSE = /\/papaparse(\.min)?\.js$/;

export function esModulePlugin(): Plugin {
  return {
    name: "es-module",
    apply: "build",
    transform: {
      filter: { id: PAPA_PARSE },
      handler: (code) => ({
        code: `const exports = {}, module = { exports };\n${code}\nexport default module.exports;`,
        map: null,
      }),
    },
  };
}
