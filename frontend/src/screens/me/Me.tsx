import { useState } from "preact/hooks";
import { arrivals } from "../../app/Arrival.tsx";
import { useCell } from "../../app/store.ts";
import { keyInText } from "../../identity/keep.ts";
import { adoptKey, myKey } from "../../identity/key.ts";
import { recall, remember } from "../../identity/storage.ts";
import { BackButton, Screen } from "../../ui/Screen.tsx";
import { say } from "../../ui/toast.ts";
import { HomePoster } from "../home/HomePoster.tsx";
import { KeepSeat } from "./KeepSeat.tsx";
import "./me.css";

/** The player on this device: name, own link, and how to become one's other self. */
export default function Me() {
  const key = useCell(myKey);
  const [name, setName] = useState(recall("name") ?? "");
  const rename = (next: string) => {
    setName(next);
    remember("name", next.trim() || null);
  };
  return (
    <Screen
      name="me"
      title="You"
      poster={
        <>
          <HomePoster />
          <BackButton />
          <div class="poster-words">
            <h1>{name.trim() || "You"}</h1>
            <p>{key ? "At home on this phone." : "Not at any table yet."}</p>
          </div>
        </>
      }
    >
      <section>
        <label class="label" for="own-name">
          What shall we call you?
        </label>
        <input
          id="own-name"
          class="field"
          value={name}
          maxlength={24}
          autocomplete="given-name"
          onInput={(event) => rename(event.currentTarget.value)}
        />
        <p class="note">For the next table; where you sit already, you keep your name.</p>
      </section>
      <section>
        <h2>Keep my seat</h2>
        <KeepSeat />
      </section>
      <section>
        <h2>Coming from another phone?</h2>
        <OtherKey has={key !== null} />
      </section>
    </Screen>
  );
}

function OtherKey({ has }: { has: boolean }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const take = (event: Event) => {
    event.preventDefault();
    const key = keyInText(text);
    if (!key) return setWrong("There is no key in that. Paste your own link, as Keep my seat gave it to you.");
    setWrong("");
    setText("");
    if (key === myKey.get()) return say("That is who you are already.");
    adoptKey(key);
    arrivals.set(arrivals.get() + 1);
    say("Your seats are here now.");
  };
  return (
    <form class="other-key" onSubmit={take}>
      <label for="other-key">
        Paste your own link here.
        {has && " What this browser plays now is lost here, unless you kept its link too."}
      </label>
      <input
        id="other-key"
        class="field"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text}
        aria-invalid={wrong !== ""}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="side-action">
        Bring my seats here
      </button>
    </form>
  );
}
