/** A screen, or a part of one, whose code is fetched when it is first needed. */

import type { ComponentType } from "preact";
import { firstPaint } from "../lib/firstPaint.ts";
import { useModule } from "../lib/useModule.ts";
import { Loading } from "./Loading.tsx";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** `Waiting` stands in its place until it is here. */
export function lazy<P extends object>(
  load: Load<P>,
  Waiting: ComponentType<{ lost: boolean }> = Loading,
): ComponentType<P> {
  return function Lazy(props: P) {
    const { module, failed } = useModule(load);
    return module ? <module.default {...props} /> : <Waiting lost={failed} />;
  };
}

/** A part that is fetched once there is something to see, appears in its place when it is here, and of which nothing is said until
 * then. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  return lazy(
    () => firstPaint.then(load),
    () => null,
  );
}
