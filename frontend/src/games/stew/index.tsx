/** Mulligan Stew's table: orders and everybody's money above, the hand and the tokens below. */

import { namesOf, shortNames } from "../seats.ts";
import { Frame } from "../table/Frame.tsx";
import { newsLine } from "../table/news.ts";
import type { TableProps } from "../types.ts";
import { cardWords } from "./cards.ts";
import { Seats } from "./Seats.tsx";
import type { StewState, Token } from "./state.ts";
import * as say from "./texts/en/table.ts";
import "./table.css";
import { type Choice, usePlay } from "./usePlay.ts";

export default function Table(props: TableProps<StewState>) {
  const { view, happened, busy, send, replay = false } = props;
  const { state, you, waiting_for } = view;
  const play = usePlay(view, busy, send);
  const names = shortNames(namesOf(view));
  return (
    <Frame
      table={props}
      name="stew"
      title={say.title(state.round, state.turn)}
      turn={say.turnOf[state.phase]}
      scene={say.SEATS}
      picture={<Seats view={view} />}
      news={newsLine({ view, happened, replay, otherwise: orders(state) || say.turnOf[state.phase] })}
      hand={play.cards.map((choice) => <Button key={choice.words} {...choice} busy={busy} />)}
      below={
        <div class="stew-tokens">
          {play.tokens.map((choice) => (
            <Button key={choice.words} {...choice} busy={busy} />
          ))}
        </div>
      }
      main={play.main}
      wait={{
        title: say.waitFor(waiting_for.filter((seat) => seat !== you).map(names)),
        detail: state.own?.choice ? say.CHOSEN : "",
      }}
    />
  );
}

function Button({ words, pressed, act, busy }: Choice & { busy: boolean }) {
  return (
    <button
      type="button"
      class="stew-choice"
      aria-pressed={pressed}
      aria-disabled={busy}
      onClick={() => !busy && act()}
    >
      {words}
    </button>
  );
}

function orders({ royals }: StewState): string {
  return Object.entries(royals)
    .flatMap(([royal, { order, tip }]) => (order === null ? [] : [say.order(royal as Token, cardWords(order), tip)]))
    .join("; ");
}
