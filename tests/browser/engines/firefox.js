// One page in Firefox, over WebDriver BiDi: does what the lines of JSON say that come in, and answers each with a line.
//   in:  {"do": "open", "url"} | {"do": "ask" | "tap", "script", "told"} | {"do": "write", "text"} | {"do": "picture", "path"}
//   out: {"is": what the script came to, or whether there was something to tap} | {"wrong": why it could not be done},
//        and {"logged"} for each error that the page tells of
// node firefox.js PROGRAM WIDTH HEIGHT
import { createInterface } from "node:readline";
import puppeteer from "../../bench/lighthouse/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

const [executablePath, width, height] = process.argv.slice(2);
const say = (line) => console.log(JSON.stringify(line));
const extraPrefsFirefox = { "dom.w3c_touch_events.enabled": 1 };
const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
const page = await browser.newPage();
await page.setViewport({ width: Number(width), height: Number(height) });
page.on("console", (told) => told.type() === "error" && say({ logged: told.text() }));
page.on("pageerror", (told) => say({ logged: String(told) }));

const call = ({ script, told }) => `(${script})(...${JSON.stringify(told)})`;
const ACTS = {
  open: async ({ url }) => void (await page.goto(url)),
  ask: (told) => page.evaluate(call(told)),
  async tap(told) {
    const found = (await page.evaluateHandle(call(told))).asElement();
    await found?.tap();
    return found !== null;
  },
  write: ({ text }) => page.keyboard.type(text),
  picture: async ({ path }) => void (await page.screenshot({ path })),
};

for await (const line of createInterface(process.stdin)) {
  const told = JSON.parse(line);
  try {
    say({ is: await ACTS[told.do](told) });
  } catch (wrong) {
    say({ wrong: String(wrong) });
  }
}
await browser.close();
