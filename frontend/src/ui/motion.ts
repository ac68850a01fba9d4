/** All animations go through here, since Web Animations ignore reduced motion. A class on the page's root element says whether motion is
 * wanted (`tools/appearance.ts`). */

const LONGEST = 600;

export const reducedMotion = (): boolean => document.documentElement.classList.contains("calm");

/** Only transform and opacity are animated: anything else would cause layout or paint in each frame. */
export type Frames = { transform?: string[]; opacity?: number[] };

/** Plays key frames and resolves when they are done; with reduced motion at once. Never rejects. */
export async function animate(
  element: Element | null | undefined,
  frames: Frames,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  if (!element?.animate || reducedMotion()) return;
  const duration = Math.min(Number(options.duration ?? 300), LONGEST);
  try {
    await element.animate(frames, { easing: "cubic-bezier(.2,.8,.3,1)", ...options, duration }).finished;
  } catch {
    // Cancelled, because the element was removed.
  }
}

/** Waits this many ms between steps of a longer animation; not at all with reduced motion. */
export function beat(ms: number): Promise<void> {
  return reducedMotion() ? Promise.resolve() : new Promise((done) => setTimeout(done, Math.min(ms, LONGEST)));
}
