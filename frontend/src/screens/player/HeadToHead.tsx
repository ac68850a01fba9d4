import * as people from "../../api/players.ts";
import type { Profile } from "../../api/types.ts";
import { SeatMark } from "../../art/Art.tsx";
import { emblemOf } from "../../art/playerEmblem.ts";
import * as texts from "../../texts/en/player.ts";
import { YOU } from "../../texts/en/words.ts";
import { StackedBar } from "../../ui/charts/StackedBar.tsx";
import { useRequest } from "../../ui/useRequest.ts";

interface HeadToHeadProps {
  player: Profile;
  me: string;
  /** The other player's emblem. */
  mark: number;
}

/** Shows two players' results at shared tables; nothing if they never met. */
export function HeadToHead({ player: { player, name }, me, mark }: HeadToHeadProps) {
  const { value } = useRequest(() => people.against(player), [player]);
  const rounds = value ? value.won + value.shared + value.lost : 0;
  if (!value || rounds === 0) return null;
  const own = emblemOf(me, mark);
  return (
    <div class="duel">
      <SeatMark seat={own} size={30} />
      <StackedBar
        title={texts.duel(name, rounds)}
        pieces={[
          { count: value.won, text: `${YOU} ${value.won}`, paint: `var(--seat-${own})` },
          ...(value.shared ? [{ count: value.shared, text: texts.shared(value.shared), paint: "var(--ink-2)" }] : []),
          { count: value.lost, text: `${name} ${value.lost}`, paint: `var(--seat-${mark})` },
        ]}
      />
      <SeatMark seat={mark} size={30} />
    </div>
  );
}
