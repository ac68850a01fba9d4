import { useEffect, useState } from "preact/hooks";
import { saveNotificationSettings } from "../../api/notifications.ts";
import type { Hours, NotificationSettings, View } from "../../api/types.ts";
import { definitionOf } from "../../games/loadDefinition.tsx";
import { ASKED } from "../../identity/finishedTurns.ts";
import { myKey } from "../../identity/key.ts";
import { usualHours, zoneHere } from "../../identity/nightHours.ts";
import { recall, remember } from "../../identity/storage.ts";
import { enableNotifications } from "../../notifications/enableNotifications.ts";
import type { Question } from "../../notifications/offerNotifications.ts";
import { QuietHoursPicture } from "../../notifications/QuietHoursPicture.tsx";
import * as texts from "../../texts/en/notification-offer.ts";
import { CHANGE, QUIET, SEATS_TO_HOME_SCREEN, TO_HOME_SCREEN } from "../../texts/en/notifications.ts";
import { CLUB } from "../../texts/en/words.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { NightHours } from "../me/NightHours.tsx";
import "./notification-sheet.css";

interface NotificationSheetProps {
  view: View;
  question: Question;
  onKeep(): void;
  onClose(): void;
}

/** Offers notifications, with an example and the quiet hours. */
export default function NotificationSheet({ view, question, onKeep, onClose }: NotificationSheetProps) {
  useEffect(() => remember(ASKED, "1"), []);
  const keeps = recall("kept") !== "1";
  return (
    <Sheet title={texts.QUESTION} name="ask-turn" onClose={onClose}>
      <p class="why">{texts.WHY}</p>
      <Sample view={view} />
      {question === "home-screen" ? <FromHomeScreen /> : <Tell settings={question} onDone={onClose} />}
      <button type="button" class="quiet-action" onClick={onClose}>
        {texts.NOT_NOW}
      </button>
      {keeps && (
        <button type="button" class="keep-row" onClick={onKeep}>
          <Key />
          {texts.KEEP_SEAT}
        </button>
      )}
    </Sheet>
  );
}

/** An example of this table's notifications. */
function Sample({ view }: { view: View }) {
  const place = view.name ?? view.course?.name;
  const title = place ? texts.turnAt(place) : texts.turnIn(definitionOf(view.game)?.words.name ?? CLUB);
  const friend = view.seats.find(({ seat, kind }) => kind === "human" && seat !== view.you)?.name;
  const body = texts.played(friend ?? CLUB);
  return (
    <div class="sample" role="img" aria-label={texts.looksLike(title, body)}>
      <img src="/icons/club-192.png" width="44" height="44" alt="" />
      <div aria-hidden="true">
        <small>
          <span>{CLUB}</span>
          <span>{texts.NOW}</span>
        </small>
        <b>{title}</b>
        <p>{body}</p>
      </div>
    </div>
  );
}

/** The way to notifications on iPhones and iPads. */
function FromHomeScreen() {
  return (
    <>
      <p>{TO_HOME_SCREEN}</p>
      {myKey.get() && <p class="note">{SEATS_TO_HOME_SCREEN}</p>}
    </>
  );
}

/** The quiet hours, as set before or as most people sleep, and the buttons to accept or decline. */
function Tell({ settings, onDone }: { settings: NotificationSettings; onDone(): void }) {
  const [quiet, setQuiet] = useState(quietOf(settings));
  const [busy, setBusy] = useState(false);
  const yes = async () => {
    setBusy(true);
    const done = await enableNotifications(
      settings.key!,
      async () => quiet !== settings.quiet && saveNotificationSettings({ quiet }),
    );
    setBusy(false);
    if (done) onDone();
  };
  return (
    <>
      {quiet && <Sleep quiet={quiet} onChange={setQuiet} />}
      <button type="button" class="main-action" disabled={busy} onClick={yes}>
        <Bell />
        {texts.YES}
      </button>
    </>
  );
}

/** Returns the quiet hours; null if they are not wanted, or the time zone is unknown. */
function quietOf({ quiet, night }: NotificationSettings): Hours | null {
  const zone = zoneHere();
  return quiet ?? (night && zone ? usualHours(zone) : null);
}

function Sleep({ quiet, onChange }: { quiet: Hours; onChange(quiet: Hours): void }) {
  const [changing, setChanging] = useState(false);
  const keep = (next: Hours) => {
    onChange(next);
    setChanging(false);
  };
  return (
    <>
      <div class="sleep">
        <span>
          <Moon />
          {QUIET}
        </span>
        {!changing && (
          <button type="button" class="quiet-action" onClick={() => setChanging(true)}>
            {CHANGE}
          </button>
        )}
      </div>
      {changing ? <NightHours hours={quiet} quiet onKeep={keep} /> : <QuietHoursPicture quiet={quiet} />}
    </>
  );
}

const stroke = { fill: "none", stroke: "currentColor", "stroke-width": 2.1, "stroke-linecap": "round" } as const;

const Bell = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21.3h4" stroke-linejoin="round" {...stroke} />
  </svg>
);

const Moon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M20 14.2A8.4 8.4 0 1 1 9.8 4a6.8 6.8 0 0 0 10.2 10.2z" stroke-linejoin="round" {...stroke} />
  </svg>
);

const Key = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="8" cy="12" r="4.2" {...stroke} />
    <path d="M12.2 12H21v3.6M17.2 12v2.8" stroke-linejoin="round" {...stroke} />
  </svg>
);
