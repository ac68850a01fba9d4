import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { lookPlugin } from "./tools/appearance.ts";
import { esModulePlugin } from "./tools/es-module.ts";
import { smallerPlugin } from "./tools/minify.ts";
import { plainColoursPlugin } from "./tools/plain-colours.ts";
import { preloadPlugin } from "./tools/preload.ts";
import { aheadPlugin } from "./tools/preload-parts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OLD_PHONES = ["chrome80", "safari13.1", "firefox78"];
/** Browsers for which scripts are compiled. Chrome 80 supports `?.` except in calls with a spread before their last argument; naming it
 * would compile all of them away (2 % of a first load). The page has no such calls (`tests/imports.test.ts`), and the other two browsers
 * exclude everything else that is newer. */
const OLD_SCRIPTS = ["chrome91", "safari13.1", "firefox78"];

const anyOf = (...paths: string[]) => new RegExp(paths.join("|"));

/** What every screen needs, in one file with the page's entry: two files compress worse by 300 bytes. */
const CORE = anyOf(
  "node_modules/preact/",
  "src/app/(App|KeyLinks|NewBuild|installServiceWorker|preload|prefetch)\\.",
  "src/lib/(fetchModule|firstPaint|nextTask|observable|router|serverTime|useModule)",
  "src/api/http",
  "src/sync/moveInFlight",
  "src/identity/(key\\.|ownSeats|playerChanges|storage\\.)",
  "src/art/(Art|club\\.svg|seededRandom|sprite)",
  "src/games/(loadDefinition|loadTable)",
  "src/texts/\\w+/(app|durations|who|words)\\.",
  "src/ui/(Loading|TimeLeft|Toasts|durations|lazy|motion|namesAndScores|pageTitle|shareState|toast)",
);
/** What most screens need, except a table in play. */
const AROUND = anyOf(
  "src/api/(tables|withoutKey)",
  "src/identity/(noteSeat|storagePersistence)",
  "src/art/(Sky|icons)",
  "src/texts/\\w+/ui",
  "src/ui/(Choice|Screen|Sheet|StorageNotice\\.|attempt|choice|screen|sheet|useRequest)",
);

/** Days, and clock settings. */
const DAYS = anyOf("src/ui/(dates|paceWords)", "src/texts/\\w+/(dates|pace)\\.");

/** German verbs for several people, for games that use them. */
const SEVERAL = anyOf("src/texts/several-");

/** What only tables in play share. */
const PLAY = anyOf("src/games/legalMoves", "src/games/table/(Actions|Frame|Head|news|sceneQueue|shortcuts|table|use)");
/** What results need too. */
const SEATED = anyOf("src/games/(lists|seatNames)", "src/texts/\\w+/table\\.ts");
/** Places and margins, for results only. */
const PODIUM = anyOf("src/games/table/(podium|winMargin)", "src/texts/\\w+/win-margin");

/** Building blocks of rules. */
const PROSE = anyOf("src/games/(RulesSection|loadRules)", "src/games/table/FirstTableOffer", "src/ui/BoldWords");

/** Colours of pictures. */
const PAINT = anyOf("src/art/paint\\.css");
/** Colours printed on card stock. */
const STOCK = anyOf("src/art/playing-cards/cards\\.css");
/** Playing cards, for every game that uses them. */
const CARDS = anyOf("src/art/playing-cards/(Card|names)", "src/texts/\\w+/playing-cards");
/** What the Trading Ring's table, hands and result share. */
const TRADE = anyOf("src/games/trade-ring/(handWords|state|viewerRole)");

/** What Dice Golf's table and rules share. */
const DICE = anyOf("src/art/dice/Die", "src/games/dice-golf/shownHole");

/** What the table, result and rules of Grandpa Beck's Golf share. */
const BECKS = anyOf("src/games/becks-golf/(CardArt|Grid|card-art|goingOutScores|grid|roundEnd|state|texts/\\w+/cards)");

/** MULLIGAN's cards, for its table, swing, sheets and rules. */
const MULLIGAN = anyOf("src/games/mulligan/(art/(Card\\.tsx|HalfArt|card\\.css|cardFaces|paints)|texts/\\w+/cards)");

/** The round's holes, for MULLIGAN's table and scorecard, and its names and facts, which other screens use too. */
const HOLES = anyOf("src/games/mulligan/holes");
const DEFINITION = anyOf("src/games/mulligan/texts/\\w+/definition");
/** Its scorecard, for sheets and results. */
const SCORES = anyOf("src/games/mulligan/(Scorecard|standings|texts/\\w+/scores)");

/** What Mulligan Stew's table, reveal, sheets and rules share. */
const STEW = anyOf(
  "src/games/stew/(art/(CardArt|card\\.css|signs)|cards|coins|revealScenes|Royals|state|texts/\\w+/(cards|table))",
);

/** What the fairness check needs, and the hashing that it loads for browsers without it: in either one, the other would import it in a
 * cycle. */
const BYTES = anyOf("src/fairness/bytes");

/** All games' names and the large pictures, which neither joining nor a result shows. */
const PICTURES = anyOf(
  "src/art/(CoursePicture|pictures)",
  "src/games/(GamePicture|gameNames)",
  "src/games/[^/]+/texts/\\w+/name\\.ts\\?all",
);

/** Which modules share a file, by the first matching pattern. */
export const GROUPS = [
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
  { name: "mulligan-definition", test: DEFINITION },
  { name: "mulligan-scores", test: SCORES },
  { name: "stew-cards", test: STEW },
  { name: "screens", test: AROUND },
  { name: "bytes", test: BYTES },
  { name: "pictures", test: PICTURES },
];

/** Shortens a part's name within its file's name, since a first load contains more than a hundred. */
const shortName = (name: string) => (/^[A-Za-z]+$/.test(name) ? name.slice(0, 6) : name);

/** Chunks that are requested together with what imports them. Parts with the same name in several games belong to each game. */
const SHARED_NAMES =
  "becks days dice fraction HandTable lateParts mulligan-definition mulligan-cards mulligan-holes mulligan-scores pictures play " +
  "playing-cards podium rolldown-runtime screens seated several shownRing stew-cards trade";
const SHARED = anyOf(`assets/(${SHARED_NAMES.split(" ").map(shortName).join("|")})-[\\w-]{6,7}\\.`);

/** Rules and results: large parts with a style sheet, requested beside their script. */
const LATE = /assets\/([Rr]ules|[Rr]esult)-/;

export default defineConfig({
  plugins: [
    plainColoursPlugin(here("src/styles/tokens.css")),
    preloadPlugin(here("src/app/preload.ts")),
    aheadPlugin(),
    esModulePlugin(),
    lookPlugin(),
    smallerPlugin(),
  ],
  resolve: { alias: { "#data": here("../chalicelib/games") } },
  build: {
    target: OLD_SCRIPTS,
    cssTarget: OLD_PHONES,
    modulePreload: {
      polyfill: false,
      // The page names everything that its entry imports. Names of a game's own parts are kept out of other scripts: a part requests
      // its own imports. Only large parts with a style sheet name their script, which otherwise would be requested one round trip later.
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
        entryFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${shortName(name.replace(/\.\w+$/, ""))}-[hash:6][extname]`,
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": process.env["API"] ?? "http://127.0.0.1:8000" } },
});
