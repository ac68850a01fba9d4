import { useEffect, useState } from "preact/hooks";
import { tablesOf } from "../../api/otherKeys.ts";
import type { MyTable, Page } from "../../api/types.ts";
import { takeKey } from "../../identity/key.ts";
import { invites, keyInText } from "../../identity/ownLink.ts";
import { knownPlayer } from "../../identity/playerId.ts";
import { remember } from "../../identity/storage.ts";
import { NO_CONNECTION, ONE_MOMENT } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/key-link.ts";
import { KeepSeat } from "../../ui/KeepSeat.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { tableWords, withWords } from "../home/tableWords.ts";
import "./key-link-sheet.css";
import { repairedAddress } from "../../lib/pastedLinks.ts";
import { useRequest } from "../../ui/useRequest.ts";
import { becomePlayer } from "./becomePlayer.ts";

// Runs as soon as this has loaded: `main.tsx` waits for it if an address may contain extra characters, so that all other code reads a
// correct one.
const address = location.pathname + location.search + location.hash;
const right = repairedAddress(address);
if (right !== address) history.replaceState(history.state, "", right);

interface KeyLinkSheetProps {
  /** The link with the key, even if it is incomplete. */
  link: string;
  onClose(): void;
}

/** Offers to use a key from a link: shows its player, their tables, and what happens to the current seats. A key in an invitation is
 * refused, since its sender would see all cards of that seat. */
export default function KeyLinkSheet({ link, onClose }: KeyLinkSheetProps) {
  const [{ key, own }] = useState(() => {
    const key = keyInText(link);
    return { key, own: key !== null && key === takeKey() };
  });
  useEffect(() => {
    if (own) onClose();
  }, []);
  if (own) return null;
  if (key === null) return <Dropped title={texts.UNREADABLE} words={texts.UNREADABLE_MORE} onClose={onClose} />;
  if (invites(link)) return <Dropped title={texts.WITH_INVITATION} words={texts.NOT_TAKEN} onClose={onClose} />;
  return <Offer offered={key} onClose={onClose} />;
}

function Dropped({ title, words, onClose }: { title: string; words: string; onClose(): void }) {
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{words}</p>
      <button type="button" class="main-action" onClick={onClose}>
        {texts.GO_ON}
      </button>
    </Sheet>
  );
}

function Offer({ offered, onClose }: { offered: string; onClose(): void }) {
  const theirs = useRequest(() => tablesOf(offered), [offered]);
  const ours = useRequest(oursHere, [offered]);
  // A replaced key is of no use.
  const known = theirs.value && (ours.value || ours.refused);
  const name = nameIn(theirs.value);
  const same = theirs.value?.player === knownPlayer();
  const accept = () => {
    if (!same) remember("name", name);
    becomePlayer(offered, theirs.value!.player);
    onClose();
  };
  // A newer key of the same player does not change the player.
  useEffect(() => {
    if (same) accept();
  }, [same]);
  const { refused } = theirs;
  if (refused?.code === "key-changed")
    return <Dropped title={texts.OUT_OF_DATE} words={texts.OUT_OF_DATE_MORE} onClose={onClose} />;
  return (
    <Sheet title={texts.TITLE} name="arrival" onClose={onClose}>
      {known ? (
        <>
          <Theirs name={name} tables={theirs.value!} />
          <Ours tables={ours.value ?? NONE} />
          <p class="note">{texts.REFUSING}</p>
        </>
      ) : (
        <p role="status">{refused?.message ?? (theirs.lost || ours.lost ? NO_CONNECTION : ONE_MOMENT)}</p>
      )}
      <button type="button" class="main-action" disabled={!known} onClick={accept}>
        {texts.take(name)}
      </button>
      <button type="button" class="side-action" onClick={onClose}>
        {texts.STAY}
      </button>
    </Sheet>
  );
}

const NONE: Page<MyTable> = { items: [], cursor: null };

/** Returns the tables of this browser's own player. */
async function oursHere(): Promise<Page<MyTable>> {
  const key = takeKey();
  return key === null ? NONE : tablesOf(key);
}

/** Returns the player's name at these tables; null without any. */
function nameIn(tables: Page<MyTable> | null): string | null {
  return tables?.items.map(({ seats, you, reserved }) => seats[you ?? reserved ?? -1]?.name).find(Boolean) ?? null;
}

function Theirs({ name, tables }: { name: string | null; tables: Page<MyTable> }) {
  if (tables.items.length === 0) return <p>{texts.NO_TABLES}</p>;
  return (
    <>
      <p>{texts.playsAs(name)}</p>
      <ul class="named-tables">
        {tables.items.map((item) => (
          <li key={item.table}>
            <b class="named">{tableWords(item)}</b>
            <span class="note named">{withWords(item)}</span>
          </li>
        ))}
      </ul>
      {tables.cursor && <p class="note">{texts.AND_MORE}</p>}
      <p>{texts.ONLY_YOUR_OWN}</p>
    </>
  );
}

/** Shows this browser's current seats, and how to save their link. */
function Ours({ tables }: { tables: Page<MyTable> }) {
  const [keeping, keep] = useState(false);
  if (tables.items.length === 0) return null;
  if (keeping) return <KeepSeat />;
  return (
    <>
      <p>{texts.leavesBehind(nameIn(tables), tables.items.length, tables.cursor !== null)}</p>
      <button type="button" class="quiet-action" onClick={() => keep(true)}>
        {texts.KEEP_FIRST}
      </button>
    </>
  );
}
