import { render } from "preact";
import { App } from "./app/App.tsx";
import { askFirst } from "./app/ahead.ts";
import { installServiceWorker } from "./app/offline.ts";
import clubSprite from "./art/club.svg?raw";
import { placeSprite } from "./art/sprite.ts";
import "./styles/tokens.css";
import "./styles/base.css";

askFirst();
placeSprite("club", clubSprite);
render(<App />, document.getElementById("app")!);
installServiceWorker();
