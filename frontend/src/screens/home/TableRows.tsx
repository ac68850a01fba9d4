import type { MyTable } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import * as texts from "../../texts/en/home.ts";
import { dayWords } from "../../ui/dates.ts";
import { TimeLeft } from "../../ui/TimeLeft.tsx";
import { endWords, progressWords, seatsWords, tableWords, waitWords, whereWords, withWords } from "./tableWords.ts";
import "./table-rows.css";

const address = (item: MyTable) => `/t/${item.table}`;

/** Draws the course's picture if there is one, since it distinguishes tables of the same game. */
function SmallPicture({ item }: { item: MyTable }) {
  return item.course ? (
    <CoursePicture course={item.course.id} class="pic" />
  ) : (
    <GamePicture game={item.game} class="pic" viewBox="15 0 90 90" />
  );
}

function Seats({ item }: { item: MyTable }) {
  return (
    <span class="seats">
      <span class="vh">{seatsWords(item)}</span>
      {item.seats.map((_, seat) => (
        <span key={seat} class={item.waiting_for.includes(seat) ? `waits s${seat}` : ""}>
          <SeatMark seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** A table waiting for the player. */
export function TurnCard({ item }: { item: MyTable }) {
  return (
    <li>
      <a class="turn" href={address(item)}>
        <GamePicture game={item.game} class="pic" viewBox="15 0 90 90" />
        <div class="turn-body">
          <h3>
            <span class="named">{tableWords(item)}</span> <small class="num">{progressWords(item)}</small>
          </h3>
          <p class="since named">{withWords(item)}</p>
          <div class="foot">
            <Seats item={item} />
            {item.paused_until ? texts.PAUSED : item.deadline && <TimeLeft deadline={item.deadline} />}
          </div>
        </div>
      </a>
    </li>
  );
}

/** A table waiting for others. */
export function OutRow({ item }: { item: MyTable }) {
  const others = item.paused_until ? [] : item.waiting_for.filter((seat) => seat !== item.you);
  return (
    <li>
      <a class="row" href={address(item)}>
        <SmallPicture item={item} />
        <div>
          <h3 class="named">{whereWords(item)}</h3>
          <p>
            {others.map((seat) => (
              <SeatMark key={seat} seat={seat} size={18} />
            ))}
            {item.status === "open" && <Art name="icon-link" size={18} />}
            <span class="named">{waitWords(item)}</span>
          </p>
        </div>
        {item.deadline && item.status === "playing" && !item.paused_until ? (
          <TimeLeft deadline={item.deadline} short />
        ) : (
          <span />
        )}
      </a>
    </li>
  );
}

/** A finished table. */
export function EndRow({ item }: { item: MyTable }) {
  const winner = item.places?.find((place) => place.place === 1)?.seat ?? -1;
  return (
    <li>
      <a class="row" href={address(item)}>
        <SmallPicture item={item} />
        <div>
          <h3 class="named">{whereWords(item)}</h3>
          <p>
            {winner >= 0 && <SeatMark seat={winner} size={18} />}
            <span class="named">{endWords(item)}</span>
          </p>
        </div>
        <span class="when">{dayWords(item.at)}</span>
      </a>
    </li>
  );
}
