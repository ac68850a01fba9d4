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
import { type Lettering, lettering, namesLettered } from "./lettering.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MOST_ROWS = 4;
const FACE = "system-ui,sans-serif";
/** Where the marks, the names and the ends of the scores stand. */
const MARKS = 768;
const NAMES = 814;
const SCORES = 1110;
/** How wide a letter of the display face is on average, and a sign of a score at most, in ems. */
const DISPLAY = 0.53;
const SIGN = 0.62;

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
text{font-family:${FACE};fill:var(--ink)}.d{font-family:"Club Display",serif;font-weight:700}</style>
<defs>${symbols(["golfer", "pin", ...view.seats.map(({ seat }) => seatShape(seat))])}</defs>
${scene()}
<text class="d" x="60" y="120" ${written(lettering(title, 92, 580, (text) => text.length * DISPLAY))}</text>
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

/** The end of a text's tag, and the text. */
function written({ size, text }: Lettering): string {
  return `font-size="${size}">${plain(text)}`;
}

/** Tells how wide a text in the page's face is, in ems. */
function measure(): (text: string) => number {
  const brush = document.createElement("canvas").getContext("2d")!;
  brush.font = `100px ${FACE}`;
  return (text) => brush.measureText(text).width / 100;
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

type Ranked = Group & { seat: number };

const scaleOf = (n: number): number => (n === 0 ? 1 : 0.72);

/** The card with the scores, best first. */
function slip(view: Finished, { groups }: Outcome): string {
  const all = groups.flatMap((group) => group.seats.map((seat) => ({ ...group, seat }))).slice(0, MOST_ROWS);
  const room = 424 / all.length;
  const names = namesOf(view, all);
  const rows = all.map((one, n) => row(one, names[n]!, 56 + room * (n + 0.5), scaleOf(n)));
  const lines = all
    .slice(1)
    .map((_, n) => `<path d="M738 ${56 + room * (n + 1)}h372" stroke="var(--line)" stroke-width="2"/>`);
  return `<rect x="704" y="56" width="440" height="518" rx="24" fill="var(--card)"/>
<path d="M704 480h440v70a24 24 0 0 1-24 24H728a24 24 0 0 1-24-24z" fill="var(--accent)"/>
<g color="var(--on-accent)" style="--flag:var(--on-accent)"><use href="#pin" x="794" y="508" width="38" height="38"/></g>
<text class="d" x="848" y="537" font-size="30" style="fill:var(--on-accent)">${CLUB}</text>${lines.join("")}${rows.join("")}`;
}

/** The names, each in the room that its score leaves. */
function namesOf(view: Finished, all: Ranked[]): Lettering[] {
  return namesLettered(
    all.map(({ seat }) => view.seats[seat]?.name ?? ""),
    all.map((_, n) => Math.floor(44 * scaleOf(n))),
    all.map(({ score }, n) => SCORES - 16 - 78 * scaleOf(n) * SIGN * score.length - NAMES),
    measure(),
  );
}

/** A name with what is said beside the score below it, and the score. */
function row({ seat, score, aside }: Ranked, name: Lettering, y: number, scale: number): string {
  const mark = 62 * scale;
  const line = y + 14 * scale - (aside ? 16 : 0);
  return `<g color="var(--seat-${seat})"><use href="#${seatShape(seat)}" x="${MARKS - mark / 2}" y="${y - mark / 2}" width="${mark}" height="${mark}"/></g>
<text x="${NAMES}" y="${line}" ${written(name)}</text>
<text class="d" x="${SCORES}" y="${y + 27 * scale}" font-size="${78 * scale}" text-anchor="end">${plain(score)}</text>
<text x="${NAMES}" y="${line + 36}" font-size="28" style="fill:var(--ink-2)">${plain(aside ?? "")}</text>`;
}
