import type { MyTable } from "../../api/types.ts";
import { Art, SeatMark } from "../../art/Art.tsx";
import "../../art/icons.ts";
import { CoursePicture } from "../../art/CoursePicture.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import * as texts from "../../texts/en/home.ts";
import { Left } from "../../ui/Clock.tsx";
import { dayWords } from "../../ui/time.ts";
import { endWords, hasEnd, seatsWords, turnWords, waitWords, walked, whereWords } from "./words.ts";
import "./rows.css";

const address = (item: MyTable) => `/t/${item.table}`;

/** The course where there is one: it tells tables of one game apart. */
function SmallPicture({ item }: { item: MyTable }) {
  return item.course ? (
    <CoursePicture course={item.course.id} class="pic" />
  ) : (
    <GamePicture game={item.game} class="pic" viewBox="15 0 90 90" />
  );
}

/** The ball on its way to the flag. */
function Walk({ progress }: { progress: NonNullable<MyTable["progress"]> }) {
  return (
    <span class="walk num">
      <i style={{ "--at": walked(progress) }}>
        <svg width="14" height="18" viewBox="4 1 18 22" aria-hidden="true">
          <use href="#pin" width="24" height="24" />
        </svg>
      </i>
      <span>
        <span class="vh">{progress.unit} </span>
        {texts.walk(progress.at, progress.of)}
      </span>
    </span>
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

/** A table that waits for the player. */
export function TurnCard({ item }: { item: MyTable }) {
  return (
    <li>
      <a class="turn" href={address(item)}>
        <GamePicture game={item.game} class="pic" viewBox="15 0 90 90" />
        <div class="turn-body">
          <h3>{turnWords(item)}</h3>
          {item.progress && hasEnd(item.progress) && <Walk progress={item.progress} />}
          <div class="foot">
            <Seats item={item} />
            {item.deadline && <Left deadline={item.deadline} />}
          </div>
        </div>
      </a>
    </li>
  );
}

/** A table that waits for others. */
export function OutRow({ item }: { item: MyTable }) {
  const others = item.waiting_for.filter((seat) => seat !== item.you);
  return (
    <li>
      <a class="row" href={address(item)}>
        <SmallPicture item={item} />
        <div>
          <h3>{whereWords(item)}</h3>
          <p>
            {others.map((seat) => (
              <SeatMark key={seat} seat={seat} size={18} />
            ))}
            {item.status === "open" && <Art name="icon-link" size={18} />}
            <span>{waitWords(item)}</span>
          </p>
        </div>
        {item.deadline && item.status === "playing" ? <Left deadline={item.deadline} short /> : <span />}
      </a>
    </li>
  );
}

/** A table that is over. */
export function EndRow({ item }: { item: MyTable }) {
  const winner = item.places?.find((place) => place.place === 1)?.seat ?? -1;
  return (
    <li>
      <a class="row" href={address(item)}>
        <SmallPicture item={item} />
        <div>
          <h3>{whereWords(item)}</h3>
          <p>
            {winner >= 0 && <SeatMark seat={winner} size={18} />}
            <span>{endWords(item)}</span>
          </p>
        </div>
        <span class="when">{dayWords(item.at)}</span>
      </a>
    </li>
  );
}
