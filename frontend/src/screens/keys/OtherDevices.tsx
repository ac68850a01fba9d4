import { useEffect, useState } from "preact/hooks";
import * as calls from "../../api/notifications.ts";
import { enableNotifications } from "../../notifications/enableNotifications.ts";
import { isSubscribed } from "../../notifications/pushSubscription.ts";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import * as texts from "../../texts/en/change-key.ts";
import { attempt } from "../../ui/attempt.ts";
import { say } from "../../ui/toast.ts";
import { useRequest } from "../../ui/useRequest.ts";

/** Shows how to stop notifications to the player's other devices: anyone who knew the old key may own one of them. */
export function OtherDevices() {
  const { value: settings, again } = useRequest(calls.notificationSettings, []);
  const [here, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    if (settings) isSubscribed(settings.browsers).then(setHere, () => setHere(false));
  }, [settings]);
  if (!settings || here === null) return null;
  const others = settings.browsers.length - (here ? 1 : 0);
  if (!others && !settings.webhook) return null;
  /** The browsers are known here only by a hash: all are removed, and this one is added again. */
  const end = async () => {
    const done = await attempt(async () => {
      await calls.saveNotificationSettings({ webhook: null });
      await calls.removeBrowser(null);
    }, NO_CONNECTION_LATER);
    if (done && here && settings.key) await enableNotifications(settings.key);
    if (done) say(texts.STOPPED);
    again();
  };
  return (
    <>
      <p>{texts.stillTold(others, settings.webhook?.host ?? null)}</p>
      <button type="button" class="side-action danger" onClick={end}>
        {texts.STOP_ALL}
      </button>
    </>
  );
}
