import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { plainColoursPlugin } from "./tools/plain-colours.ts";
import { serviceWorkerPlugin } from "./tools/service-worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OLD_PHONES = ["chrome80", "safari13.1", "firefox78"];

/** What every screen needs, in one file. */
const CORE = new RegExp(
  [
    "node_modules/preact/",
    "src/app/(store|router|lazy|useAsked)",
    "src/api/(http|calls|moving)",
    "src/identity/(key|storage|seats|keep)",
    "src/art/(Art|sprite|Sky|CoursePicture|seeded)",
    "src/games/about",
    "src/ui/(Screen|Loading|motion|time|toast|share|words)",
  ].join("|"),
);

export default defineConfig({
  plugins: [plainColoursPlugin(here("src/styles/tokens.css")), serviceWorkerPlugin(here("src/app/sw.js"))],
  resolve: { alias: { "#data": here("../chalicelib/games") } },
  build: {
    target: OLD_PHONES,
    cssTarget: OLD_PHONES,
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "core", test: CORE }] } },
    },
  },
  server: { port: 5173, proxy: { "/api": process.env["API"] ?? "http://127.0.0.1:8000" } },
});
