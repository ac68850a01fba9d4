/** The script that sets the page's appearance, run with a page that records what it does. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { LOOK, SKY } from "../../tools/appearance.ts";
import { palettes } from "../../tools/plain-colours.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

interface Phone {
  dark?: boolean;
  calm?: boolean;
  /** Stored settings by name; null: the browser throws instead of storing. */
  kept?: Record<string, string> | null;
}

/** Returns a page on a phone after the script has run, and how to change it. */
function opened({ dark = false, calm = false, kept = {} }: Phone = {}) {
  const classes = new Set<string>();
  const style = { fontSize: "" };
  const sky = { content: "" };
  const heard: ((event: object) => void)[] = [];
  const media = (matches: boolean) => ({ matches, listeners: [] as (() => void)[] });
  const asked: Record<string, ReturnType<typeof media>> = {
    "(prefers-color-scheme:dark)": media(dark),
    "(prefers-reduced-motion)": media(calm),
  };
  const window = {
    matchMedia(query: string) {
      const found = asked[query]!;
      return {
        get matches() {
          return found.matches;
        },
        addListener: (listener: () => void) => found.listeners.push(listener),
      };
    },
    document: {
      documentElement: {
        style,
        classList: { toggle: (name: string, on: unknown) => (on ? classes.add(name) : classes.delete(name)) },
      },
      querySelector: (selector: string) => (selector === "[name=theme-color]" ? sky : null),
    },
    addEventListener: (name: string, listener: (event: object) => void) => name === "storage" && heard.push(listener),
    get localStorage() {
      if (!kept) throw new Error("forbidden");
      return Object.fromEntries(Object.entries(kept).map(([name, value]) => [`club.${name}`, value]));
    },
  };
  runInNewContext(LOOK, window);
  return {
    looks: () => [[...classes].sort().join(" "), style.fontSize, sky.content],
    turn(query: "(prefers-color-scheme:dark)" | "(prefers-reduced-motion)", matches: boolean) {
      asked[query]!.matches = matches;
      for (const listener of asked[query]!.listeners) listener();
    },
    tell(key: string | null, newValue: string | null) {
      for (const listener of heard) listener({ key, newValue });
    },
  };
}

const looks = (phone: Phone) => opened(phone).looks();
const { day, night } = SKY;

test("the page uses the phone's theme", () => {
  assert.deepEqual(looks({}), ["", "", day]);
  assert.deepEqual(looks({ dark: true }), ["night", "", night]);
  assert.deepEqual(looks({ calm: true }), ["calm", "", day]);
});

test("the player's setting comes before the phone's", () => {
  assert.deepEqual(looks({ kept: { theme: "dark" } }), ["night", "", night]);
  assert.deepEqual(looks({ dark: true, kept: { theme: "light" } }), ["", "", day]);
  assert.deepEqual(looks({ kept: { motion: "less", text: "200%" } }), ["calm", "200%", day]);
});

test("the page follows the phone's changes, unless there is a setting", () => {
  const page = opened();
  page.turn("(prefers-color-scheme:dark)", true);
  page.turn("(prefers-reduced-motion)", true);
  assert.deepEqual(page.looks(), ["calm night", "", night]);
  page.turn("(prefers-color-scheme:dark)", false);
  assert.deepEqual(page.looks(), ["calm", "", day]);
  const set = opened({ kept: { theme: "light" } });
  set.turn("(prefers-color-scheme:dark)", true);
  assert.deepEqual(set.looks(), ["", "", day]);
});

test("it follows each change of the setting, also without storage, and ignores other changes", () => {
  for (const kept of [{}, null]) {
    const page = opened({ kept });
    page.tell("club.theme", "dark");
    page.tell("club.text", "140%");
    page.tell("club.name", "Ruth");
    page.tell(null, null);
    assert.deepEqual(page.looks(), ["night", "140%", night]);
    page.tell("club.theme", null);
    page.tell("club.text", null);
    assert.deepEqual(page.looks(), ["", "", day]);
  }
});

test("the browser's bars have the sky's colour, and the document begins with day", () => {
  const { day, night } = palettes(read("src/styles/tokens.css"));
  assert.deepEqual(SKY, { day: day.get("--sky"), night: night.get("--sky") });
  assert.match(read("index.html"), new RegExp(`name="theme-color" content="${SKY.day}"[^]*<title>`));
});
