import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../api/types.ts";
import { ASKED, noteFinished } from "../../identity/finishedTurns.ts";
import { ownSeat } from "../../identity/ownSeats.ts";
import { recall } from "../../identity/storage.ts";
import type { Question } from "../../notifications/offerNotifications.ts";
import { lazy } from "../../ui/lazy.tsx";
import { waitsForFriends } from "./turnOver.ts";

const asking = () => import("../../notifications/offerNotifications.ts");
const sheet = () => import("./NotificationSheet.tsx");
const AskTurn = lazy(sheet, () => null);

interface NotificationOfferProps {
  view: View;
  busy: boolean;
  onKeep(): void;
}

/** Offers notifications once per device: after the second finished turn, while a friend is waited for, and not right after the offer to
 * keep the seat. */
export function NotificationOffer({ view, busy, onKeep }: NotificationOfferProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const moves = ownSeat(view.table)?.moves ?? [];
  const over = !busy && waitsForFriends(view, moves);
  const offered = useRef(wasOffered());
  if (!over) offered.current = wasOffered();
  useEffect(() => {
    if (!over || !noteFinished(view.table, moves.length) || !offered.current || recall(ASKED)) return;
    let wanted = true;
    let stop = nothing;
    asking().then(({ askWhenCalm }) => {
      if (wanted) stop = askWhenCalm(setQuestion, sheet);
    }, nothing);
    return () => {
      wanted = false;
      stop();
    };
  }, [over]);
  if (!question) return null;
  const close = () => setQuestion(null);
  const keep = () => {
    close();
    onKeep();
  };
  return <AskTurn view={view} question={question} onKeep={keep} onClose={close} />;
}

const wasOffered = () => recall("kept") !== null;

/** Without an answer the offer comes back after another turn. */
function nothing(): void {}
