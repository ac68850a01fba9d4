import { render } from "preact";
import { App } from "./app/App.tsx";
import { installServiceWorker } from "./app/installServiceWorker.ts";
import { loadKeyDialogs } from "./app/KeyLinks.tsx";
import { sendFirstRequest } from "./app/prefetch.ts";
import clubSprite from "./art/club.svg?raw";
import { placeSprite } from "./art/sprite.ts";
import "./styles/tokens.css";
import "./styles/base.css";

function start(): void {
  sendFirstRequest();
  placeSprite("club", clubSprite);
  render(<App />, document.getElementById("app")!);
  installServiceWorker();
  // A player who was deleted in another tab does not play on in this one.
  addEventListener("storage", ({ key, newValue }) => key === "club.key" && newValue === null && location.reload());
}

// An address with a key or unusual characters may need repair first, which the code for keys does.
if (/\w\/.*(key|[^\w/?=&-])/i.test(location.href)) loadKeyDialogs().finally(start);
else start();
