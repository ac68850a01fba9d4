/** Components whose code is loaded when first needed. */

import type { ComponentType } from "preact";
import { firstPaint } from "../lib/firstPaint.ts";
import { useModule } from "../lib/useModule.ts";
import { Loading } from "./Loading.tsx";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Returns a component that loads when first rendered. `Waiting` is shown until then. */
export function lazy<P extends object>(
  load: Load<P>,
  Waiting: ComponentType<{ lost: boolean }> = Loading,
): ComponentType<P> {
  return function Lazy(props: P) {
    const { module, failed } = useModule(load);
    return module ? <module.default {...props} /> : <Waiting lost={failed} />;
  };
}

/** Returns a component that loads after the first paint; nothing is shown until then. */
export function later<P extends object>(load: Load<P>): ComponentType<P> {
  return lazy(
    () => firstPaint.then(load),
    () => null,
  );
}
