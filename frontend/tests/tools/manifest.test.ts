/** The manifest with which phones install the club, and the icons as `make icons` drew them. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { SKY } from "../../tools/appearance.ts";
import { manifestIn } from "../../tools/manifest.ts";
import { type Picture, readPng } from "../png.ts";

const PUBLIC = new URL("../../public/", import.meta.url);
const icon = (name: string) => readPng(readFileSync(new URL(`icons/${name}.png`, PUBLIC)));

const manifest = () => manifestIn("en");

type Colour = ReturnType<Picture["at"]>;

function each(picture: Picture, look: (colour: Colour, x: number, y: number) => void): void {
  for (let y = 0; y < picture.height; y++) for (let x = 0; x < picture.width; x++) look(picture.at(x, y), x, y);
}

/** The flag's cloth and its pole: the reddest and the darkest colours. */
const isFlag = ([red, green, blue]: Colour) =>
  (red > 170 && green < 90 && blue < 70) || (red < 45 && green < 70 && blue < 62);

test("it has the club's name, start address and display mode", () => {
  const { id, name, short_name, start_url, scope, display, lang } = manifest();
  assert.deepEqual(
    [id, name, short_name, start_url, scope, display, lang],
    ["/", "Mulligan Club", "Mulligan", "/", "/", "standalone", "en"],
  );
  assert.ok(short_name.length <= 12, "or it is cut off under the icon");
});

test("in each language it describes the same club", () => {
  const [english, german] = [manifestIn("en"), manifestIn("de")];
  assert.deepEqual([german.lang, german.id, german.start_url], ["de", english.id, english.start_url]);
  assert.deepEqual(german.icons, english.icons);
  const said = ({ description, shortcuts, screenshots }: typeof english) => [
    description,
    ...shortcuts.map(({ name }) => name),
    ...screenshots.map(({ label }) => label),
  ];
  for (const [at, words] of said(german).entries()) assert.notEqual(words, said(english)[at]);
  assert.ok(german.short_name.length <= 12, "or it is cut off under the icon");
});

test("its colours are the page's, by day and by night", () => {
  const { theme_color, color_scheme_dark } = manifest() as unknown as Record<string, string> & {
    color_scheme_dark: Record<string, string>;
  };
  assert.deepEqual([theme_color, color_scheme_dark["theme_color"]], [SKY.day, SKY.night]);
});

test("each icon exists in its declared size, and all are used", () => {
  const { icons, shortcuts } = manifest();
  const named = [...icons, ...shortcuts.flatMap((one) => one.icons)].filter(({ type }) => type === "image/png");
  for (const { src, sizes } of named) {
    const { width, height } = readPng(readFileSync(new URL(`.${src}`, PUBLIC)));
    assert.equal(`${width}x${height}`, sizes, src);
  }
  const known = [...named.map(({ src }) => src), "/icons/club.svg", "/icons/club-180.png"];
  assert.deepEqual(
    readdirSync(new URL("icons/", PUBLIC))
      .map((name) => `/icons/${name}`)
      .sort(),
    known.sort(),
  );
});

test("the sizes that Chromium and Android need are included", () => {
  const of = (purpose: string) => manifest().icons.flatMap((one) => (one.purpose === purpose ? [one.sizes] : []));
  for (const size of ["192x192", "512x512"]) {
    assert.ok(of("any").includes(size));
    assert.ok(of("maskable").includes(size));
  }
});

test("maskable icons have no hole, and their flag is within the safe circle", () => {
  for (const name of ["club-maskable-512", "club-maskable-192", "club-180"]) {
    const picture = icon(name);
    const middle = picture.width / 2;
    const far: number[] = [];
    each(picture, (colour, x, y) => {
      if (colour[3] < 255) assert.fail(`${name} has a hole at ${x}, ${y}`);
      if (isFlag(colour)) far.push(Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    });
    assert.ok(far.length > picture.width, `${name} has no flag`);
    assert.ok(Math.max(...far) <= 0.4 * picture.width, `${name}: ${Math.max(...far)}`);
  }
});

test("other icons have round corners", () => {
  for (const name of ["club-512", "club-192", "new-96", "boards-96", "rules-96"]) {
    const picture = icon(name);
    const last = picture.width - 1;
    for (const [x, y] of [
      [0, 0],
      [last, 0],
      [0, last],
      [last, last],
    ] as const)
      assert.equal(picture.at(x, y)[3], 0, name);
    assert.equal(picture.at(last >> 1, last >> 1)[3], 255, name);
  }
});

test("the monochrome icon has one colour on a transparent background", () => {
  let drawn = 0;
  each(icon("club-mono-192"), ([red, green, blue, alpha], x, y) => {
    if (alpha === 0) return;
    drawn++;
    if (Math.min(red, green, blue) < 250) assert.fail(`a colour at ${x}, ${y}`);
  });
  assert.ok(drawn > 192 && drawn < 192 ** 2 / 4, String(drawn));
});

test("the screenshots exist, in one size, with labels", () => {
  for (const { src, sizes, label } of manifest().screenshots) {
    const picture = readFileSync(new URL(`.${src}`, PUBLIC));
    const at = picture.indexOf("VP8 ") + 14;
    assert.equal(`${picture.readUInt16LE(at) & 0x3fff}x${picture.readUInt16LE(at + 2) & 0x3fff}`, sizes, src);
    assert.ok(label);
  }
});
