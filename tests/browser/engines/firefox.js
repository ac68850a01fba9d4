// One page in Firefox, over WebDriver BiDi: runs the commands that come in as lines of JSON, and answers each with a line.
//   in:  {"do": "open", "url"} | {"do": "evaluate" | "tap", "script", "args"} | {"do": "write", "text"} | {"do": "picture", "path"}
//   out: {"is": the result of the script, or whether there was something to tap} | {"wrong": the error},
//        and {"logged"} for each error that the page logs
// node firefox.js PROGRAM WIDTH HEIGHT
import { createInterface } from "node:readline";
import puppeteer from "../../bench/lighthouse/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

const [executablePath, width, height] = process.argv.slice(2);
const say = (line) => console.log(JSON.stringify(line));
const extraPrefsFirefox = { "dom.w3c_touch_events.enabled": 1 };
const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
const page = await browser.newPage();
await page.setViewport({ width: Number(width), height: Number(height) });
page.on("console", (message) => message.type() === "error" && say({ logged: message.text() }));
page.on("pageerror", (error) => say({ logged: String(error) }));

const call = ({ script, args }) => `(${script})(...${JSON.stringify(args)})`;
const ACTIONS = {
  open: async ({ url }) => void (await page.goto(url)),
  evaluate: (request) => page.evaluate(call(request)),
  async tap(request) {
    const found = (await page.evaluateHandle(call(request))).asElement();
    await found?.tap();
    return found !== null;
  },
  write: ({ text }) => page.keyboard.type(text),
  picture: async ({ path }) => void (await page.screenshot({ path })),
};

for await (const line of createInterface(process.stdin)) {
  const request = JSON.parse(line);
  try {
    say({ is: await ACTIONS[request.do](request) });
  } catch (wrong) {
    say({ wrong: String(wrong) });
  }
}
await browser.close();
