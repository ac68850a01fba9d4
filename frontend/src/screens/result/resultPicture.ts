/** The picture of the result, drawn by the server; link previews use it too. */

const PATIENCE = 15_000;

/** Returns the picture as a file in the page's language; null if it does not load. */
export async function pictureOf(table: string): Promise<File | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(`/pictures/${table}/${document.documentElement.lang}.png`, { signal: late.signal });
    const content = await answer.blob();
    const right = answer.ok && content.type === "image/png";
    return right ? new File([content], "mulligan-club.png", { type: content.type }) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
