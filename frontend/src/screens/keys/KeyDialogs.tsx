/** Dialogs about keys: one from a link, one changed here, one changed on another phone. */

import { useEffect, useState } from "preact/hooks";
import { keyChanged, myKey, playerMark } from "../../identity/key.ts";
import { hasUnsentMove, moveStoredData } from "../../identity/keyChange.ts";
import { changingKey } from "../../identity/playerChanges.ts";
import { knownPlayer, playerWith } from "../../identity/playerId.ts";
import { recall } from "../../identity/storage.ts";
import { useObservable } from "../../lib/observable.ts";
import * as texts from "../../texts/en/change-key.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import ChangeKeySheet from "./ChangeKeySheet.tsx";
import KeyLinkSheet from "./KeyLinkSheet.tsx";

interface KeyDialogsProps {
  /** The link that contains a key; empty if there is none. */
  link: string;
  onClose(): void;
}

export default function KeyDialogs({ link, onClose }: KeyDialogsProps) {
  const changing = useObservable(changingKey);
  if (link) return <KeyLinkSheet key={link} link={link} onClose={onClose} />;
  return changing ? <ChangeKeySheet /> : <ChangedElsewhere />;
}

/** Shows the club's message. If another tab already has the new key, this one adopts it. */
function ChangedElsewhere() {
  const words = useObservable(keyChanged);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const look = () => recall("key") !== myKey.get() && goOn();
    look();
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, []);
  if (closed || location.pathname === "/me") return null;
  return (
    <Sheet title={texts.CHANGED_ELSEWHERE} onClose={() => setClosed(true)}>
      {hasUnsentMove() && <p>{texts.MOVE_IS_SAVED}</p>}
      <p>{words}</p>
      <a class="main-action" href="/me">
        {texts.OWN_PAGE}
      </a>
    </Sheet>
  );
}

/** Reloads with the new key, and keeps the same player's unanswered moves in this tab. */
function goOn(): void {
  const key = recall("key");
  if (key && playerWith(key) === knownPlayer()) moveStoredData(playerMark(), playerMark(key));
  location.reload();
}
