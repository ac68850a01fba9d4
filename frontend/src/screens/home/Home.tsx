import { type ComponentChildren, toChildArray } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { MyTable } from "../../api/types.ts";
import { Art } from "../../art/Art.tsx";
import { firstPaint } from "../../lib/firstPaint.ts";
import { later } from "../../ui/lazy.tsx";
import "../../art/icons.ts";
import { GameLinks } from "../../games/GameLinks.tsx";
import { myKey } from "../../identity/key.ts";
import { NO_CONNECTION } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/home.ts";
import { CLUB } from "../../texts/en/words.ts";
import { Screen } from "../../ui/Screen.tsx";
import { decline, declinedInvites } from "./declinedInvites.ts";
import { HomePoster } from "./HomePoster.tsx";
import "./home.css";
import { AtTheClub } from "./AtTheClub.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { EndRow, OutRow, TurnCard } from "./TableRows.tsx";
import { whereWords } from "./tableWords.ts";
import { useMyTables } from "./useMyTables.ts";

const CodeSheet = later(() => import("./CodeSheet.tsx"));
const RECENT = 5;
/** Height in px below which a screen is short, as in the style sheets. */
const SHORT = 700;

/** Shows the number of waiting tables outside the page too. */
function count(items: MyTable[]): void {
  firstPaint
    .then(() => import("./waitingBadge.ts"))
    .then(({ showWaiting }) => showWaiting(items))
    .catch(() => {
      // If its code does not load, home shows the number itself.
    });
}

/** Returns the line below the title. */
function greeting(items: MyTable[] | null): string {
  const waiting = items?.filter((item) => item.waiting).length ?? 0;
  if (waiting > 0) return texts.tablesWait(waiting);
  if (items?.some((item) => item.status === "playing")) return texts.OTHERS_PLAY;
  if (items?.some((item) => item.status === "open")) return texts.TABLE_IS_LAID;
  return texts.GREETING;
}

export default function Home() {
  const { items, lost } = useMyTables();
  useEffect(() => {
    if (items) count(items);
  }, [items]);
  const [code, setCode] = useState(false);
  const waiting = items?.filter((item) => item.waiting) ?? [];
  // Computed before the first answer, so that nothing shifts.
  const [again] = useState(myKey.get() !== null);
  return (
    <Screen
      name={again ? "home again" : "home"}
      title={CLUB}
      poster={
        <>
          <HomePoster tall={!again && innerHeight > SHORT} />
          <div class="poster-words">
            <h1>{CLUB}</h1>
            <p class={again ? "vh" : ""} aria-live="polite">
              {greeting(items)}
            </p>
          </div>
          <a class="round corner" href="/boards" aria-label={texts.BOARDS_AND_HISTORY}>
            <Art name="icon-me" size={22} />
          </a>
        </>
      }
      bar={<HomeBar next={waiting[0]} onCode={() => setCode(true)} />}
    >
      <Lists items={items} />
      {lost && (
        <p class="veil" role="status">
          {NO_CONNECTION}
        </p>
      )}
      {code && <CodeSheet onClose={() => setCode(false)} />}
    </Screen>
  );
}

function Lists({ items }: { items: MyTable[] | null }) {
  const [hidden, setHidden] = useState(declinedInvites);
  if (items === null) return <div class="awaited" />;
  const invited = items.filter((item) => item.reserved !== null && !hidden.includes(item.table));
  const mine = items.filter((item) => item.reserved === null);
  const waiting = mine.filter((item) => item.waiting);
  const out = mine.filter((item) => !item.waiting && item.status !== "finished");
  const over = mine.filter((item) => item.status === "finished");
  return (
    <>
      {items.length === 0 && <Welcome />}
      <List name="turn" title={waiting.length ? texts.YOUR_TURN : texts.INVITATIONS} count={waiting.length}>
        {waiting.map((item) => (
          <TurnCard key={item.table} item={item} />
        ))}
        {invited.map((item) => (
          <InviteCard key={item.table} item={item} onDecline={() => setHidden(decline(item.table))} />
        ))}
      </List>
      <List name="out" title={texts.OUT}>
        {out.map((item) => (
          <OutRow key={item.table} item={item} />
        ))}
      </List>
      <AtTheClub />
      <List name="in" title={texts.IN}>
        {over.slice(0, RECENT).map((item) => (
          <EndRow key={item.table} item={item} />
        ))}
      </List>
      <Doors more={over.length > RECENT} />
    </>
  );
}

interface ListProps {
  name: string;
  title: string;
  /** Shown beside the title if it is two or more. */
  count?: number;
  children: ComponentChildren;
}

/** Shows a list; nothing if it is empty. */
function List({ name, title, count = 0, children }: ListProps) {
  if (toChildArray(children).length === 0) return null;
  return (
    <section aria-labelledby={`h-${name}`}>
      <h2 class="label" id={`h-${name}`}>
        {title}
        {count > 1 && <span class="count">{count}</span>}
      </h2>
      <ul class="rows">{children}</ul>
    </section>
  );
}

function Welcome() {
  return (
    <section class="welcome">
      <h2>{texts.WELCOME}</h2>
      <p>{texts.WELCOME_MORE}</p>
      <h3 class="label">{texts.WHICH_GAME}</h3>
      <GameLinks to={(game) => `/new?game=${game}`} />
      <a class="side-action" href="/rules">
        {texts.IN_A_MINUTE}
      </a>
    </section>
  );
}

function Doors({ more }: { more: boolean }) {
  return (
    <nav class="doors" aria-label={texts.DOORS}>
      {more && <a href="/boards?tab=mine">{texts.ALL_MY_GAMES}</a>}
      <a href="/courses">{texts.COURSES}</a>
      <a href="/rules">{texts.RULES}</a>
      <a href="/fairness">{texts.FAIR_PLAY}</a>
      <a href="/me">{texts.ME}</a>
    </nav>
  );
}

function HomeBar({ next, onCode }: { next: MyTable | undefined; onCode(): void }) {
  return (
    <nav aria-label={texts.WHAT_NEXT}>
      {next ? (
        <a class="main-action next" href={`/t/${next.table}`}>
          <span>
            {texts.NEXT_TABLE}
            <small>{whereWords(next)}</small>
          </span>
          <span class="pinbox">
            <Art name="pin" />
          </span>
        </a>
      ) : (
        <a class="main-action" href="/new">
          {texts.NEW_TABLE} <Art name="pin" />
        </a>
      )}
      <div class="others">
        {next ? (
          <a href="/new">
            <Art name="icon-plus" size={20} />
            {texts.NEW_TABLE}
          </a>
        ) : (
          <a href="/boards">
            <Art name="icon-me" size={20} />
            {texts.BOARDS}
          </a>
        )}
        <button type="button" onClick={onCode}>
          <Art name="icon-ticket" size={22} />
          {texts.HAVE_A_CODE}
        </button>
      </div>
    </nav>
  );
}
