/** A game's rules page, over its table. */

import { useModule } from "../../lib/useModule.ts";
import { Loading } from "../../ui/Loading.tsx";
import { loadRules } from "../loadRules.ts";
import "../../screens/rules/prose.css";

export default function AllRules({ game }: { game: string }) {
  const { module, failed } = useModule(loadRules(game));
  return <div class="prose in">{module ? <module.default /> : <Loading lost={failed} />}</div>;
}
