/** A Vite plugin that hands Papa Parse over as an ES module. It is written for `require`, and what bundlers add to understand that
 * would come along with every first load, 250 bytes of it. */

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
