/** All motion goes through here, since Web Animations do not obey reduced motion by themselves. Whether there is less of it stands on the
 * page's root (`tools/appearance.ts`). */

const LONGEST = 600;

export const reducedMotion = (): boolean => document.documentElement.classList.contains("calm");

/** What moves is shifted or shows through: all else would have the page laid out or painted anew in each frame. */
export type Frames = { transform?: string[]; opacity?: number[] };

/** Plays key frames and resolves when they are done; with reduced motion at once, showing the end state. Never rejects. */
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
    // Cancelled, because the element went away.
  }
}

/** Waits for a step of a longer motion; not at all with reduced motion. */
export function beat(ms: number): Promise<void> {
  return reducedMotion() ? Promise.resolve() : new Promise((done) => setTimeout(done, Math.min(ms, LONGEST)));
}
