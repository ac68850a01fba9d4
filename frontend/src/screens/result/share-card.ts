/** The picture that goes with a shared result: 1200 by 630, always by day, drawn as SVG and painted to a PNG. */

import { seatShape } from "../../art/Art.tsx";
import "../../art/pictures.ts";
import { rays } from "../../art/Sky.tsx";
import fontUrl from "../../assets/fonts/club-display.woff2";
import { partsOf } from "../../games/parts.tsx";
import type { Finished, Group, Outcome } from "../../games/types.ts";
import tokens from "../../styles/tokens.css?raw";
import { played as playedWords } from "../../texts/en/result.ts";
import { CLUB } from "../../texts/en/words.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MOST_ROWS = 4;

/** The result as a PNG file; null where this browser cannot paint it. */
export async function pictureOf(view: Finished, outcome: Outcome): Promise<File | null> {
  try {
    const image = await loaded(svgOf(view, outcome, await fontData()));
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return blob && new File([blob], "mulligan-club.png", { type: "image/png" });
  } catch {
    return null;
  }
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The display face as a data address: a picture may fetch nothing. */
async function fontData(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(fontUrl)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

export function svgOf(view: Finished, outcome: Outcome, font: string): string {
  const game = partsOf(view.game)?.words.name ?? view.game;
  const title = view.course?.name ?? game;
  const played = outcome.played ?? partsOf(view.game)?.terms(view).facts[0]?.[1] ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<style>@font-face{font-family:"Club Display";src:url(${font});font-weight:700}${dayTokens()}
text{font-family:system-ui,sans-serif;fill:var(--ink)}.d{font-family:"Club Display",serif;font-weight:700}</style>
<defs>${symbols(["golfer", "pin", ...view.seats.map(({ seat }) => seatShape(seat))])}</defs>
${scene()}
<text class="d" x="60" y="120" ${fit(title, 92, 580, 0.53)}>${plain(title)}</text>
<text x="62" y="176" font-size="30">${plain(view.course ? playedWords(game, played) : played)}</text>
${slip(view, outcome)}
</svg>`;
}

/** The tokens' values by day. */
function dayTokens(): string {
  const block = tokens.split("@media")[0] ?? "";
  return block.slice(block.indexOf(":root"));
}

function symbols(names: string[]): string {
  return names.map((name) => document.getElementById(name)?.outerHTML ?? "").join("");
}

/** A font size at which a text keeps within a width, its letters being `wide` of an em on average. */
function fit(text: string, size: number, width: number, wide: number): string {
  return `font-size="${Math.max(24, Math.min(size, Math.floor(width / (text.length * wide))))}"`;
}

function plain(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function scene(): string {
  return `<path fill="var(--sky)" d="M0 0h1200v630H0z"/><path fill="var(--paper)" opacity=".5" d="${rays(436, 330)}"/>
<circle cx="436" cy="330" r="120" fill="var(--sand)"/><path fill="var(--water)" d="M0 352h1200v200H0z"/>
<path d="M300 372h180M350 390h120M230 408h80M420 412h150M180 380h60M560 376h80M80 430h120" stroke="var(--sand)" stroke-width="5" stroke-linecap="round" opacity=".75"/>
<path fill="var(--fairway-2)" d="M0 300c80-16 170-10 250 22 40 16 76 22 110 30H0z"/><path fill="var(--sand)" d="M0 352h366l-20 10c-110 6-220 10-346 18z"/>
<path fill="var(--brass)" d="M516 402c60-46 260-60 684-46v210H486c-8-60 0-130 30-164z"/>
<path fill="var(--sand)" d="M560 400c-24 48-24 104-18 160h-60c-8-60 0-130 34-164zM676 396c-18 44-26 104-12 156h-50c-6-56 0-112 18-156z"/>
<path fill="var(--green)" d="M494 410c70-62 250-84 706-66v76c-260-24-560-26-706-10z"/>
<path d="M572 376V186" stroke="var(--ink)" stroke-width="7" stroke-linecap="round"/><path fill="var(--flag)" d="M576 188c26-8 42 13 82 3-6 16-3 30 0 43-38 11-54-11-82-3z"/><ellipse cx="572" cy="377" rx="18" ry="5" fill="var(--night)"/>
<path fill="var(--fairway)" d="M0 500c150-54 330-42 510 12s420 42 690-6v130H0z"/><path fill="var(--fairway-2)" d="M0 590c180-60 380-54 570-18s400 40 630 0v58H0z"/>
<path fill="var(--sand)" d="M500 556c26-20 130-26 186-10 36 12 10 34-54 36-74 2-152-4-132-26z"/><path fill="var(--brass)" opacity=".7" d="M500 556c26-20 130-26 186-10 8 3 12 6 14 10-50-12-146-12-200 0z"/>
<path d="M300 520C340 260 450 180 552 346" stroke="var(--ink)" stroke-width="4" stroke-dasharray="1 16" stroke-linecap="round" fill="none" opacity=".75"/>
<circle cx="424" cy="268" r="12" fill="var(--card)" stroke="var(--ink)" stroke-width="3.5"/>
<use href="#golfer" x="84" y="232" width="275" height="330"/>`;
}

/** The card with the scores, best first. */
function slip(view: Finished, { groups }: Outcome): string {
  const all = groups.flatMap((group) => group.seats.map((seat) => ({ ...group, seat }))).slice(0, MOST_ROWS);
  const room = 424 / all.length;
  const rows = all.map((one, n) => row(view, one, 56 + room * (n + 0.5), n === 0 ? 1 : 0.72));
  const lines = all
    .slice(1)
    .map((_, n) => `<path d="M738 ${56 + room * (n + 1)}h372" stroke="var(--line)" stroke-width="2"/>`);
  return `<rect x="704" y="56" width="440" height="518" rx="24" fill="var(--card)"/>
<path d="M704 480h440v70a24 24 0 0 1-24 24H728a24 24 0 0 1-24-24z" fill="var(--accent)"/>
<g color="var(--on-accent)" style="--flag:var(--on-accent)"><use href="#pin" x="794" y="508" width="38" height="38"/></g>
<text class="d" x="848" y="537" font-size="30" style="fill:var(--on-accent)">${CLUB}</text>${lines.join("")}${rows.join("")}`;
}

function row(view: Finished, { seat, score, aside = "" }: Group & { seat: number }, y: number, scale: number): string {
  const name = view.seats[seat]?.name ?? "";
  const mark = 62 * scale;
  const end = aside ? 1028 : 1110;
  const room = end - score.length * 48 * scale - 830;
  return `<g color="var(--seat-${seat})"><use href="#${seatShape(seat)}" x="${768 - mark / 2}" y="${y - mark / 2}" width="${mark}" height="${mark}"/></g>
<text x="814" y="${y + 14 * scale}" ${fit(name, 44 * scale, room, 0.62)}>${plain(name)}</text>
<text class="d" x="${end}" y="${y + 27 * scale}" font-size="${78 * scale}" text-anchor="end">${plain(score)}</text>
<text x="1110" y="${y + 12 * scale}" font-size="32" text-anchor="end" style="fill:var(--ink-2)">${aside}</text>`;
}
