/** A queue of scenes, each shown for its time. */

export interface Pace<Scene> {
  /** Returns for how many ms a scene is shown while this many wait behind it; `Infinity`: until the player continues. */
  held(scene: Scene, waiting: number): number;
  /** Most waiting scenes; the oldest are dropped. */
  most: number;
}

export interface Queue<Scene> {
  /** Adds scenes behind the waiting ones. `held` decides whether a scene without end gives way to them. */
  add(scenes: readonly Scene[]): void;
  /** Shows scenes at once, in place of the current and the waiting ones. */
  put(scenes: readonly Scene[]): void;
  /** Continues to the next scene, or from the last one to none. Returns whether one was waiting. */
  next(): boolean;
  /** Ends the current scene and drops the waiting ones. */
  drop(): void;
  /** Stops the timer. */
  stop(): void;
}

type Clock = Pick<typeof globalThis, "setTimeout" | "clearTimeout">;

/** Returns a queue. `show` is called with the scene to show, null for none; `paceOf` is called each time. */
export function queueOf<Scene>(
  paceOf: () => Pace<Scene>,
  show: (scene: Scene | null) => void,
  clock: Clock = globalThis,
): Queue<Scene> {
  let shown: Scene | null = null;
  let waiting: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const heldFor = (scene: Scene) => paceOf().held(scene, waiting.length);
  const stop = () => {
    clock.clearTimeout(timer);
    timer = undefined;
    waiting = [];
  };
  const next = () => {
    const [scene = null, ...rest] = waiting;
    stop();
    waiting = rest;
    shown = scene;
    show(scene);
    if (scene === null) return false;
    const held = heldFor(scene);
    if (held < Number.POSITIVE_INFINITY) timer = clock.setTimeout(next, held);
    return true;
  };
  const wait = (scenes: readonly Scene[]) => {
    waiting = [...waiting, ...scenes].slice(-paceOf().most);
  };
  return {
    add(scenes) {
      wait(scenes);
      if (timer === undefined && (shown === null || heldFor(shown) < Number.POSITIVE_INFINITY)) next();
    },
    put(scenes) {
      stop();
      wait(scenes);
      next();
    },
    next,
    drop() {
      stop();
      next();
    },
    stop,
  };
}
