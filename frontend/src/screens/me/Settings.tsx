import { useState } from "preact/hooks";
import { isOn, type Setting, set } from "../../identity/settings.ts";
import * as texts from "../../texts/en/settings.ts";
import { chime } from "../../ui/chime.ts";
import { Switch } from "../../ui/Switch.tsx";
import { canVibrate, vibrate } from "../../ui/vibrate.ts";

interface Row {
  setting: Setting;
  label: string;
  words: string;
  /** How it is: once, when it is switched on. */
  sample?(): void;
}

const HOLD: Row = { setting: "hold", label: texts.HOLD, words: texts.HOLD_MORE };
const SOUND: Row = { setting: "sound", label: texts.SOUND, words: texts.SOUND_MORE, sample: chime };
const VIBRATION: Row = { setting: "vibration", label: texts.VIBRATION, words: texts.VIBRATION_MORE, sample: vibrate };

/** What the club does on this phone, and on no other. */
export default function Settings() {
  const rows = canVibrate() ? [HOLD, SOUND, VIBRATION] : [HOLD, SOUND];
  return (
    <section>
      <h2>{texts.TITLE}</h2>
      <div class="switches">
        {rows.map((row) => (
          <SettingRow key={row.setting} {...row} />
        ))}
      </div>
    </section>
  );
}

function SettingRow({ setting, label, words, sample }: Row) {
  const [on, setOn] = useState(() => isOn(setting));
  const change = (next: boolean) => {
    set(setting, next);
    setOn(next);
    if (next) sample?.();
  };
  return <Switch on={on} label={label} words={words} onChange={change} />;
}
