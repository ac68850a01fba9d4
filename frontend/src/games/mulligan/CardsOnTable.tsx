/** All clubs and actions played on this hole, and actions revealed by a Course GPS; for watchers, and in the table's sheet. */

import { SeatMark } from "../../art/Art.tsx";
import { clubOf, shadedOf } from "./art/cardFaces.ts";
import { PlacedCard } from "./art/PlacedCard.tsx";
import { golfersOf } from "./golfers.ts";
import "./sheets.css";
import type { MulliganView } from "./state.ts";
import * as say from "./texts/en/sheets.ts";
import { shown as laidWords } from "./texts/en/table.ts";

export default function CardsOnTable({ view }: { view: MulliganView }) {
  const names = golfersOf(view);
  return (
    <ul class="mu-boards">
      {view.state.golfers.map(({ golfer, seat, board, strokes, left, hand, limit, shown }) => (
        <li key={golfer}>
          <p>
            <SeatMark seat={seat} size={18} />
            <b class="named">{names(golfer)}</b> <small class="num">{say.so(strokes, left)}</small>
          </p>
          <p class="note">{say.hands(hand, limit)}</p>
          {shown && <p>{say.laid(laidWords(shown, golfer, names))}</p>}
          {board.length > 0 && (
            <ol>
              {board.map(({ turn, club, actions }) => (
                <li key={turn}>
                  {club === null ? (
                    <small>{say.DUFFED}</small>
                  ) : (
                    <i data-card={club}>
                      <PlacedCard half={clubOf(club)} high={44} />
                    </i>
                  )}
                  {actions.map((card) => (
                    <i key={card} data-card={card}>
                      <PlacedCard half={shadedOf(card)} high={44} />
                    </i>
                  ))}
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  );
}
