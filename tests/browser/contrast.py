"""Check the contrast of texts on pictures. axe only checks plain backgrounds."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page

MAX_SHARE = 0.1
"""The most of a word's background that may have too little contrast, such as a flag's pole or a star."""
# Position and colour of each visible word; words that are cut off, hidden or covered are left out.
WORDS = """() => {
  const words = [];
  const cut = (one) => (getComputedStyle(one).overflowX === "visible" ? Infinity : one.getBoundingClientRect().right);
  const cutAt = (one) => (one ? Math.min(cut(one), cutAt(one.parentElement)) : Infinity);
  const walk = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: holder, data } = walk.currentNode;
    if (!data.trim() || holder.closest("[aria-hidden=true], [aria-disabled=true], svg, .vh, textarea, option")) continue;
    const { color, fontSize, fontWeight, pointerEvents } = getComputedStyle(holder);
    const end = cutAt(holder);
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const { x, y, right, height } of range.getClientRects()) {
      const width = Math.min(right, end) - x;
      if (width < 3 || height < 6 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      const tops = [0.2, 0.5, 0.8].map((down) => document.elementFromPoint(x + width / 2, y + height * down));
      const over = (top) => pointerEvents !== "none" && !holder.contains(top) && !top.contains(holder);
      if (tops.some((top) => !top || over(top))) continue;
      const large = parseFloat(fontSize) >= 24 || (fontWeight >= 700 && parseFloat(fontSize) >= 18.66);
      const letters = { x, y: y + height * 0.2, width, height: height * 0.6 };
      words.push({ text: data.trim().slice(0, 60), ...letters, color, least: large ? 3 : 4.5 });
    }
  }
  return words;
}"""
# Resolves once a change has been painted: a frame's callbacks run before its paint.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HIDE_TEXT = f"""() => {{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* {{ color: transparent !important; caret-color: transparent !important; }}");
  document.adoptedStyleSheets = [sheet];
  return ({PAINTED})();
}}"""
SHOW_TEXT = "() => { document.adoptedStyleSheets = []; }"
# The share of each word's background whose contrast with the word's colour is below WCAG's limit.
MEASURE = """async ([words, picture]) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  const line = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (red, green, blue) => 0.2126 * line(red) + 0.7152 * line(green) + 0.0722 * line(blue);
  return words.map(({ x, y, width, height, color, least }) => {
    const own = light(...color.match(/[0-9.]+/g).map(Number));
    const { data } = paper.getImageData(x, y, width, height);
    let low = 0;
    for (let at = 0; at < data.length; at += 4) {
      const ground = light(data[at], data[at + 1], data[at + 2]);
      low += (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) < least;
    }
    return low / (data.length / 4);
  });
}"""


def set_color_scheme(page: Page, scheme: str) -> None:
    """Set the color scheme ("light" or "dark") unless it is set, as everything is redrawn."""
    if page.evaluate("scheme => !matchMedia(`(prefers-color-scheme: ${scheme})`).matches", scheme):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.evaluate(PAINTED)


def low_contrast(page: Page, scheme: str) -> list[str]:
    """Return the words with too little contrast in this color scheme."""
    set_color_scheme(page, scheme)
    words = page.evaluate(WORDS)
    page.evaluate(HIDE_TEXT)
    picture = b64encode(page.screenshot()).decode()
    page.evaluate(SHOW_TEXT)
    shares = page.evaluate(MEASURE, [words, picture])
    found = [(word, share) for word, share in zip(words, shares, strict=True) if share > MAX_SHARE]
    return [f"{scheme}: {100 * share:.0f}% behind “{word['text']}” is too near to its colour" for word, share in found]
