/** A queue of scenes, each shown for its time. */

export interface Pace<Scene> {
  /** ms for which a scene is shown while so many wait behind it; `Infinity`: it stays until somebody goes on. */
  held(scene: Scene, waiting: number): number;
  /** So many wait at most; of more the last. */
  most: number;
}

export interface Queue<Scene> {
  /** They come after what waits. Whether the one that stays makes way for them, `held` says. */
  add(scenes: readonly Scene[]): void;
  /** They come at once, instead of all that is shown or waits. */
  put(scenes: readonly Scene[]): void;
  /** On to the next, also from what stays; from the last to nothing. False where nothing waited. */
  next(): boolean;
  /** Nothing is shown any more. */
  drop(): void;
  /** Nothing more comes by itself. */
  stop(): void;
}

type Clock = Pick<typeof globalThis, "setTimeout" | "clearTimeout">;

/** `show` is called with the scene to show, null for none; `paceOf` is asked again each time. */
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
