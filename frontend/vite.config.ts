import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { plainColoursPlugin } from "./tools/plain-colours.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OLD_PHONES = ["chrome80", "safari13.1", "firefox78"];

export default defineConfig({
  plugins: [plainColoursPlugin(here("src/styles/tokens.css"))],
  resolve: { alias: { "#data": here("../chalicelib/games") } },
  build: {
    target: OLD_PHONES,
    cssTarget: OLD_PHONES,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { "/api": process.env["API"] ?? "http://127.0.0.1:8000" } },
});
