/** The player's notification settings. */

import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/notifications.ts";
import type { Hours, NotificationSettings as Told } from "../../api/types.ts";
import { wantsHomeScreen } from "../../identity/homeScreen.ts";
import { cityOf, usualHours, zoneHere } from "../../identity/nightHours.ts";
import { enableNotifications } from "../../notifications/enableNotifications.ts";
import { isSubscribed, pushSupport, unsubscribe } from "../../notifications/pushSubscription.ts";
import { QuietHoursPicture } from "../../notifications/QuietHoursPicture.tsx";
import { WebhookForm } from "../../notifications/WebhookForm.tsx";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/me-notifications.ts";
import { CHANGE, DENIED, QUIET, SEATS_TO_HOME_SCREEN, TO_HOME_SCREEN } from "../../texts/en/notifications.ts";
import { attempt } from "../../ui/attempt.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useRequest } from "../../ui/useRequest.ts";
import { NightHours } from "./NightHours.tsx";
import "./notifications.css";

interface NotificationsProps {
  /** Whether this browser has a player; without one only the way to the home screen is shown. */
  known: boolean;
  /** How often the night hours were saved here: notifications may follow them. */
  saidHours: number;
}

export default function Notifications({ known, saidHours }: NotificationsProps) {
  if (!known && !wantsHomeScreen()) return null;
  return (
    <section class="notifications">
      <h2>{texts.TITLE}</h2>
      {wantsHomeScreen() && <p>{TO_HOME_SCREEN}</p>}
      {wantsHomeScreen() && known && <p class="note">{SEATS_TO_HOME_SCREEN}</p>}
      {known && <Settings saidHours={saidHours} />}
    </section>
  );
}

function Settings({ saidHours }: Pick<NotificationsProps, "saidHours">) {
  const asked = useRequest(calls.notificationSettings, []);
  const [settings, setSet] = useState<Told | null>(null);
  useEffect(() => {
    if (asked.value) setSet(asked.value);
  }, [asked.value]);
  useEffect(() => {
    if (saidHours) asked.again();
  }, [saidHours]);
  if (!settings) return asked.lost ? <p class="note">{texts.DID_NOT_COME}</p> : null;
  return (
    <>
      {!wantsHomeScreen() && settings.key !== null && (
        <Here settings={settings} publicKey={settings.key} onSet={setSet} />
      )}
      <QuietHours settings={settings} onSet={setSet} />
      <h3>{texts.ELSEWHERE}</h3>
      <WebhookForm
        hook={settings.webhook}
        words={texts.ELSEWHERE_MORE}
        keep={async (webhook) => setSet(await calls.saveNotificationSettings({ webhook }))}
      />
    </>
  );
}

interface PartProps {
  settings: Told;
  onSet(settings: Told): void;
}

/** Shows this browser and the player's others. */
function Here({ settings, publicKey, onSet }: PartProps & { publicKey: string }) {
  const [on, setOn] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    isSubscribed(settings.browsers).then(setOn, () => setOn(false));
  }, [settings.browsers.join()]);
  const may = pushSupport() === "may";
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    await attempt(async () => onSet(await calls.notificationSettings()), NO_CONNECTION_LATER);
    setBusy(false);
  };
  const turn = (wanted: boolean) =>
    change(() => (wanted ? enableNotifications(publicKey) : attempt(unsubscribe, NO_CONNECTION_LATER)));
  const others = settings.browsers.length - (on ? 1 : 0);
  const words = { may: texts.HERE_MORE, denied: DENIED, never: texts.NOT_HERE }[pushSupport()];
  return (
    <>
      <Switch
        on={on === true}
        label={texts.HERE}
        words={words}
        disabled={!may || busy || on === null}
        onChange={turn}
      />
      {on !== null && others > 0 && (
        <div class="others">
          <span class="note">{texts.others(others)}</span>
          <button type="button" class="quiet-action" disabled={busy} onClick={() => change(() => forgetOthers(on))}>
            {on ? texts.FORGET_OTHERS : texts.FORGET_ALL}
          </button>
        </div>
      )}
    </>
  );

  /** The browsers are known here only by a hash: all are removed, and this one is added again. */
  async function forgetOthers(alsoHere: boolean): Promise<void> {
    const gone = await attempt(() => calls.removeBrowser(null), NO_CONNECTION_LATER);
    if (gone && alsoHere) await enableNotifications(publicKey);
  }
}

type When = "night" | "hours" | "never";

const whenOf = ({ night, quiet }: Told): When => (night ? "night" : quiet ? "hours" : "never");

/** Chooses quiet hours: the player's night, other hours, or none. */
function QuietHours({ settings, onSet }: PartProps) {
  const [changing, setChanging] = useState(false);
  const { quiet } = settings;
  const zone = zoneHere() ?? quiet?.zone;
  const hear = async (next: Hours | "night" | null) => {
    if (await attempt(async () => onSet(await calls.saveNotificationSettings({ quiet: next })), NO_CONNECTION_LATER))
      setChanging(false);
  };
  const choose = (when: When) => {
    if (when === "hours") setChanging(true);
    else void hear(when === "night" ? "night" : null);
  };
  const options = [
    { value: "night" as const, label: texts.AS_NIGHT },
    { value: "hours" as const, label: texts.OTHER_HOURS, disabled: !zone },
    { value: "never" as const, label: texts.NEVER },
  ];
  return (
    <>
      <h3>{QUIET}</h3>
      <Choice
        look="hidden"
        legend={QUIET}
        options={options}
        value={changing ? "hours" : whenOf(settings)}
        onChange={choose}
      />
      {changing && zone ? (
        <NightHours hours={{ ...(quiet ?? usualHours(zone)), zone }} quiet onKeep={hear} />
      ) : (
        <AsItIs settings={settings} onChange={() => setChanging(true)} />
      )}
    </>
  );
}

function AsItIs({ settings: { quiet, night }, onChange }: { settings: Told; onChange(): void }) {
  if (!quiet) return <p class="note">{night ? texts.NIGHT_UNSAID : texts.AT_ANY_HOUR}</p>;
  return (
    <>
      <QuietHoursPicture quiet={quiet} />
      <div class="others">
        <span class="note">
          {quiet.zone !== zoneHere() && `${texts.inTimeOf(cityOf(quiet.zone))} `}
          {texts.QUIET_MORE}
        </span>
        {!night && (
          <button type="button" class="quiet-action" onClick={onChange}>
            {CHANGE}
          </button>
        )}
      </div>
    </>
  );
}
