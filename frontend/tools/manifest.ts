/** A Vite plugin that writes the web app manifest, with texts of the build's language. Its screenshots are the README's. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import * as german from "../src/texts/de/manifest.ts";
import * as english from "../src/texts/en/manifest.ts";
import type { Language } from "../src/texts/languages.ts";
import { palettes } from "./plain-colours.ts";

/** A type with a catalogue's names and any texts. */
type Named<Texts> = { [name in keyof Texts]: Texts[name] extends string ? string : Named<Texts[name]> };
const TEXTS: Record<Language, Named<typeof english>> = { en: english, de: german };
/** Size of the README's pictures in px. */
const PICTURE = "360x640";
const TOKENS = new URL("../src/styles/tokens.css", import.meta.url);

const png = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const shortcut = (name: string, url: string, icon: string) => ({ name, url, icons: [png(icon, 96, "any")] });

/** Returns the colours by day, and by night for browsers that support them; others use the page's own `theme-color`. */
function colours(): object {
  const { day, night } = palettes(readFileSync(TOKENS, "utf8"));
  const of = (palette: Map<string, string>) => ({
    background_color: palette.get("--paper"),
    theme_color: palette.get("--sky"),
  });
  return { ...of(day), color_scheme_dark: of(night) };
}

export function manifestIn(language: Language) {
  const texts = TEXTS[language];
  return {
    id: "/",
    name: texts.NAME,
    short_name: texts.SHORT_NAME,
    description: texts.DESCRIPTION,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    ...colours(),
    categories: ["games"],
    icons: [
      { src: "/icons/club.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("club", 192, "any"),
      png("club", 512, "any"),
      png("club-maskable", 192, "maskable"),
      png("club-maskable", 512, "maskable"),
      png("club-mono", 192, "monochrome"),
    ],
    shortcuts: [
      shortcut(texts.NEW_TABLE, "/new", "new"),
      shortcut(texts.BOARDS, "/boards", "boards"),
      shortcut(texts.RULES, "/rules", "rules"),
    ],
    screenshots: Object.entries(texts.PICTURES).map(([name, label]) => ({
      src: `/screenshots/${name}.webp`,
      sizes: PICTURE,
      type: "image/webp",
      form_factor: "narrow",
      label,
    })),
  };
}

export function manifestPlugin(language: Language): Plugin {
  const fileName = `${language}.webmanifest`;
  return {
    name: "manifest",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: `/${fileName}` }, injectTo: "head" as const },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifestIn(language), null, 1) });
    },
  };
}
