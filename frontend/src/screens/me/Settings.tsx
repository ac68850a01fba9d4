import { useState } from "preact/hooks";
import { type AppearanceSetting, appearanceOf, setAppearance, TEXT_SIZES } from "../../identity/appearance.ts";
import { isOn, type Setting, setSetting } from "../../identity/phoneSettings.ts";
import * as texts from "../../texts/en/settings.ts";
import { Choice } from "../../ui/Choice.tsx";
import { chime } from "../../ui/chime.ts";
import { Switch } from "../../ui/Switch.tsx";
import { canVibrate, vibrate } from "../../ui/vibrate.ts";
import "./settings.css";

interface Row {
  setting: Setting;
  label: string;
  words: string;
  /** Plays an example when it is switched on. */
  sample?(): void;
}

const HOLD: Row = { setting: "hold", label: texts.HOLD, words: texts.HOLD_MORE };
const SOUND: Row = { setting: "sound", label: texts.SOUND, words: texts.SOUND_MORE, sample: chime };
const VIBRATION: Row = { setting: "vibration", label: texts.VIBRATION, words: texts.VIBRATION_MORE, sample: vibrate };

const THEMES = ["", "light", "dark"] as const;

/** Settings of this phone alone. */
export default function Settings() {
  const rows = canVibrate() ? [HOLD, SOUND, VIBRATION] : [HOLD, SOUND];
  return (
    <section class="settings">
      <h2>{texts.TITLE}</h2>
      <LookChoice look="theme" legend={texts.THEME} values={THEMES} labels={texts.themes} />
      <LookChoice look="text" legend={texts.TEXT} values={TEXT_SIZES} labels={texts.sizes} />
      <div class="switches">
        <LessMotion />
        {rows.map((row) => (
          <SettingRow key={row.setting} {...row} />
        ))}
      </div>
    </section>
  );
}

interface LookProps {
  look: AppearanceSetting;
  legend: string;
  values: readonly string[];
  labels: readonly string[];
}

function LookChoice({ look, legend, values, labels }: LookProps) {
  const [value, change] = useLook(look);
  const options = values.map((one, at) => ({ value: one, label: labels[at] }));
  return <Choice legend={legend} options={options} value={value} onChange={change} />;
}

function LessMotion() {
  const [value, change] = useLook("motion");
  const less = (on: boolean) => change(on ? "less" : "");
  return <Switch on={value !== ""} label={texts.MOTION} words={texts.MOTION_MORE} onChange={less} />;
}

/** Returns an appearance setting and how to change it. */
function useLook(look: AppearanceSetting): [value: string, change: (value: string) => void] {
  const [value, setValue] = useState(() => appearanceOf(look));
  const change = (next: string) => {
    setAppearance(look, next);
    setValue(next);
  };
  return [value, change];
}

function SettingRow({ setting, label, words, sample }: Row) {
  const [on, setOn] = useState(() => isOn(setting));
  const change = (next: boolean) => {
    setSetting(setting, next);
    setOn(next);
    if (next) sample?.();
  };
  return <Switch on={on} label={label} words={words} onChange={change} />;
}
