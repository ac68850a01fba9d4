import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { aheadPlugin } from "./tools/ahead.ts";
import { lookPlugin } from "./tools/look.ts";
import { plainColoursPlugin } from "./tools/plain-colours.ts";
import { preloadPlugin } from "./tools/preload.ts";
import { smallerPlugin } from "./tools/smaller.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OLD_PHONES = ["chrome80", "safari13.1", "firefox78"];
/** Chrome 80 knows `?.` but for calls with a spread before their last argument, and would get all of them written out for those
 * (2 % of a first load). Nothing here calls so (`tests/imports.test.ts`), and the other two bar all else that is newer. */
const OLD_SCRIPTS = ["chrome91", "safari13.1", "firefox78"];

const anyOf = (...paths: string[]) => new RegExp(paths.join("|"));

/** What every screen needs, in one file with what the page begins with: in two they pack worse by 300 bytes. */
const CORE = anyOf(
  "node_modules/preact/",
  "src/app/(App|KeyLinks|NewBuild|offline|preload|prefetch)\\.",
  "src/lib/(fetchModule|firstPaint|nextTask|observable|router|serverTime|useModule)",
  "src/api/http",
  "src/sync/moveInFlight",
  "src/identity/(key|playerChanges|storage|seats)",
  "src/art/(Art|club\\.svg|seeded|sprite)",
  "src/games/(parts|tables)",
  "src/texts/\\w+/(club|time|who|words)",
  "src/ui/(Clock|Loading|Toasts|lazy|motion|sharing|time|title|toast|words)",
);
/** What most screens need, but no table in play. */
const AROUND = anyOf(
  "src/api/(calls|common)",
  "src/identity/(lasting|sit)",
  "src/art/(Sky|icons)",
  "src/texts/\\w+/ui",
  "src/ui/(Choice|Screen|Sheet|StorageNotice\\.|attempt|choice|screen|sheet|useRequest)",
);

/** Days, and clocks before they run. */
const DAYS = anyOf("src/ui/(days|pace)", "src/texts/\\w+/(days|pace)\\.");

/** German verbs of several people, for the games that say them. */
const SEVERAL = anyOf("src/texts/several-");

/** What tables in play share, and nothing else needs. */
const PLAY = anyOf("src/games/legal", "src/games/table/(Acts|Frame|Head|keys|news|queue|table|use)");
/** What their results need too. */
const SEATED = anyOf("src/games/(lists|seats)", "src/texts/\\w+/table\\.ts");
/** Who came in where, for results alone. */
const PODIUM = anyOf("src/games/table/(groups|margin)", "src/texts/\\w+/outcome");

/** What rules are written with. */
const PROSE = anyOf("src/games/(Section|prose)", "src/games/table/FirstTable", "src/ui/Marked");

/** The paints of pictures. */
const PAINT = anyOf("src/art/paint\\.css");
/** The paints of what is printed on card stock. */
const STOCK = anyOf("src/art/playing-cards/cards\\.css");
/** Playing cards, for every game that is played with them. */
const CARDS = anyOf("src/art/playing-cards/(Card|names)", "src/texts/\\w+/playing-cards");
/** What the trading game's table, hands and result share. */
const TRADE = anyOf("src/games/trade-ring/(words|state|role)");

/** What Mulligan Dice Golf's table and rules share. */
const DICE = anyOf("src/art/dice/Die", "src/games/dice-golf/stage");

/** What Grandpa Beck's table, result and rules share. */
const BECKS = anyOf(
  "src/games/becks-golf/(CardArt|Nine|cards.css|figures|nine|places|roundEnd|state|texts/\\w+/cards)",
);

/** MULLIGAN's cards, for its table, swing, sheets and rules. */
const MULLIGAN = anyOf("src/games/mulligan/(art/(Card\\.tsx|HalfArt|card\\.css|faces|paints)|texts/\\w+/cards)");

/** Which holes are played, for MULLIGAN's table and scorecard, and what the screens around the table say. */
const HOLES = anyOf("src/games/mulligan/holes");
const SAID_AROUND = anyOf("src/games/mulligan/texts/\\w+/around");
/** Its scorecard, for sheets and results. */
const SCORES = anyOf("src/games/mulligan/(Scores|standings|texts/\\w+/scores)");

/** What Mulligan Stew's table, reveal, sheets and rules share. */
const STEW = anyOf(
  "src/games/stew/(art/(CardArt|card\\.css|signs)|cards|coins|reveal\\.ts|Royals|state|texts/\\w+/(cards|table))",
);

/** What the check of fairness needs, and the hashing that it loads where a browser has none: within either, the other would import it
 * in a circle. */
const BYTES = anyOf("src/fairness/bytes");

/** All games' names and the large pictures: neither whoever joins nor a result shows them. */
const PICTURES = anyOf(
  "src/art/(CoursePicture|pictures)",
  "src/games/(GamePicture|index)",
  "src/games/[^/]+/texts/\\w+/name\\.ts\\?all",
);

/** Chunks that are asked for together with what imports them, by their whole names: what a game calls alike is its own. */
const SHARED = anyOf(
  "assets/(becks|days|dice|fraction|HandTable|later|mulligan-(?:around|cards|holes|scores)|pictures|play|playing-cards|podium|rolldown-runtime|screens|seated|several|stage|stew-cards|trade)-[\\w-]{6,7}\\.",
);

/** Rules and results, big parts with a sheet of their own: their script is asked for beside it. */
const LATE = /assets\/([Rr]ules|[Rr]esult)-/;

export default defineConfig({
  plugins: [
    plainColoursPlugin(here("src/styles/tokens.css")),
    preloadPlugin(here("src/app/preload.ts")),
    aheadPlugin(),
    lookPlugin(),
    smallerPlugin(),
  ],
  resolve: { alias: { "#data": here("../chalicelib/games") } },
  build: {
    target: OLD_SCRIPTS,
    cssTarget: OLD_PHONES,
    modulePreload: {
      polyfill: false,
      // The page names all that its entry imports. The names of a game's own parts stand in nobody else's: what it imports it
      // asks for itself. A part's own name stands there already: where it has a sheet, a script that is not asked for beside it
      // would come a round trip later.
      resolveDependencies: (part, dependencies, { hostType }) =>
        hostType === "html"
          ? dependencies
          : dependencies.filter(
              (file) => (file === part && LATE.test(file)) || !/\.js$/.test(file) || SHARED.test(file),
            ),
    },
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Names as short as they may be: a first load has more than a hundred of them.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: {
          groups: [
            { name: "core", test: CORE },
            { name: "several", test: SEVERAL },
            { name: "days", test: DAYS },
            { name: "seated", test: SEATED },
            { name: "play", test: PLAY },
            { name: "podium", test: PODIUM },
            { name: "prose", test: PROSE },
            { name: "paint", test: PAINT },
            { name: "card-stock", test: STOCK },
            { name: "playing-cards", test: CARDS },
            { name: "trade", test: TRADE },
            { name: "dice", test: DICE },
            { name: "becks", test: BECKS },
            { name: "mulligan-cards", test: MULLIGAN },
            { name: "mulligan-holes", test: HOLES },
            { name: "mulligan-around", test: SAID_AROUND },
            { name: "mulligan-scores", test: SCORES },
            { name: "stew-cards", test: STEW },
            { name: "screens", test: AROUND },
            { name: "bytes", test: BYTES },
            { name: "pictures", test: PICTURES },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": process.env["API"] ?? "http://127.0.0.1:8000" } },
});
