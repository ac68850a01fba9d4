import { useState } from "preact/hooks";
import { Art } from "../../art/Art.tsx";
import { changingKey } from "../../identity/playerChanges.ts";
import { useObservable } from "../../lib/observable.ts";
import { later } from "../../ui/lazy.tsx";
import "../../art/icons.ts";
import { keyChanged, myKey } from "../../identity/key.ts";
import { keyInText } from "../../identity/ownLink.ts";
import { recall, remember } from "../../identity/storage.ts";
import * as texts from "../../texts/en/me.ts";
import { LANGUAGES, type Language } from "../../texts/languages.ts";
import { Choice } from "../../ui/Choice.tsx";
import { KeepSeat } from "../../ui/KeepSeat.tsx";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { say } from "../../ui/toast.ts";
import { useOwnPlayerId } from "../../ui/useOwnPlayerId.ts";
import { HomePoster } from "../home/HomePoster.tsx";
import "./me.css";

const KeyLinkSheet = later(() => import("../keys/KeyLinkSheet.tsx"));
const ForgetMe = later(() => import("./ForgetMe.tsx"));
const NameLimit = later(() => import("../../ui/NameLimit.tsx"));
const PlayTimes = later(() => import("./PlayTimes.tsx"));
const Settings = later(() => import("./Settings.tsx"));
const Notifications = later(() => import("./Notifications.tsx"));

/** The player's page: name, own link, and switching to another player. */
export default function Me() {
  const key = useObservable(myKey);
  const changed = useObservable(keyChanged);
  const me = useOwnPlayerId();
  const [saidHours, setSaidHours] = useState(0);
  const [name, setName] = useState(recall("name") ?? "");
  const rename = (next: string) => {
    setName(next);
    remember("name", next.trim() || null);
  };
  return (
    <Screen
      name="me"
      title={texts.TITLE}
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{name.trim() || texts.TITLE}</h1>
            <p>{key ? texts.AT_HOME : texts.NO_TABLE_YET}</p>
          </div>
        </>
      }
    >
      {changed && (
        <p class="wrong" role="alert">
          {changed}
        </p>
      )}
      <section>
        <label class="label" for="own-name">
          {texts.YOUR_NAME}
        </label>
        <input
          id="own-name"
          class="field"
          value={name}
          autocomplete="given-name"
          onInput={(event) => rename(event.currentTarget.value)}
        />
        {name.length >= 24 && <NameLimit name={name} />}
        <p class="note">{texts.NEXT_TABLE}</p>
        {key && (
          <a class="side-action rounds" href={me ? `/players/${me}` : "/boards?tab=mine"}>
            <Art name="icon-me" size={20} /> {texts.YOUR_ROUNDS}
          </a>
        )}
      </section>
      <section>
        <h2>{texts.LANGUAGE}</h2>
        <Choice look="hidden" legend={texts.LANGUAGE} options={languages} value={spoken()} onChange={speak} />
      </section>
      <section>
        <h2>{texts.KEEP_SEAT}</h2>
        <KeepSeat />
        {key && (
          <button type="button" class="quiet-action" onClick={() => changingKey.set(true)}>
            {texts.MAY_KNOW}
          </button>
        )}
      </section>
      <section>
        <h2>{texts.FROM_ANOTHER}</h2>
        <OtherKey />
      </section>
      <Settings />
      {key && <PlayTimes onHours={() => setSaidHours((before) => before + 1)} />}
      <Notifications known={key !== null} saidHours={saidHours} />
      {key && <ForgetMe />}
      <p class="note">
        <a href="/licences.txt" target="_blank" rel="noopener">
          {texts.LICENCES}
        </a>
      </p>
    </Screen>
  );
}

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({
  value: value as Language,
  label: <span lang={value}>{label}</span>,
}));

const spoken = () => document.documentElement.lang as Language;

/** Saves the language and reloads; the address names it for servers and service workers that do not know the choice. */
function speak(language: Language): void {
  remember("language", language);
  location.replace(`/me?language=${language}`);
}

function OtherKey() {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const [offered, offer] = useState("");
  const take = (event: Event) => {
    event.preventDefault();
    const key = keyInText(text);
    if (!key) return setWrong(texts.NO_KEY);
    setWrong("");
    setText("");
    if (key === myKey.get()) return say(texts.ALREADY);
    offer(text);
  };
  return (
    <form class="other-key" onSubmit={take}>
      <label for="other-key">{texts.PASTE}</label>
      <input
        id="other-key"
        class="field"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        aria-invalid={wrong !== ""}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setWrong("");
        }}
      />
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="side-action">
        {texts.BRING}
      </button>
      {offered && <KeyLinkSheet link={offered} onClose={() => offer("")} />}
    </form>
  );
}
