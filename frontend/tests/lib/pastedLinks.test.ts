import assert from "node:assert/strict";
import { test } from "node:test";
import { bringsKey, invites, keyInText } from "../../src/identity/ownLink.ts";
import { repairedAddress } from "../../src/lib/pastedLinks.ts";
import { pathIn, spokenCodeIn } from "../../src/screens/home/readCode.ts";

const TABLE = "q7bX0sPZ2mJ4kLr9TtYv1A";
const CODE = "Ab3_-xYz09KLmnOp";
const KEY = `${"k".repeat(20)}-_${"Z9".repeat(10)}A`;
const LINK = `http://club.example/t/${TABLE}?join=${CODE}`;
const SEAT = `/t/${TABLE}?join=${CODE}`;
const WRAPPED = encodeURIComponent(LINK);
const ADDED = [
  ".",
  ")",
  ",",
  "!",
  '"',
  ">",
  ";",
  ":",
  "?",
  "]",
  "}",
  "'",
  "*",
  "\u2026",
  "\u00bb",
  "\u201d",
  "\u200b",
  "\u00a0",
  " ",
];

test("a pasted invitation leads to its seat, with any text around it and any encoding", () => {
  const pasted = [
    LINK,
    `http://club.example/t/${TABLE}?utm_source=x&join=${CODE}`,
    `${LINK}&fbclid=IwAR0abc-def_ghi`,
    `http://club.example/t/${TABLE}/?join=${CODE}`,
    `https://CLUB.example:8000//t/${TABLE}?x&join=${CODE}#top`,
    ...ADDED.map((added) => LINK + added),
    ...ADDED.map((added) => added + LINK),
    `\u00ab${LINK}\u00bb`,
    `\u201e${LINK}\u201c`,
    `<${LINK}>`,
    `<a href="${LINK}">Join us</a>`,
    `[Join](${LINK})`,
    `Join us here: ${LINK} See you!`,
    `Join us\n\n${LINK}\n\nSee you`,
    `Look: http://club.example/t/${TABLE} Join: ${LINK}`,
    `Kommst du?\u00a0${LINK}\u00a0Bis gleich`,
    LINK.replace("/t/", "/\u200bt/\u2060"),
    LINK.replace("?", "?\n"),
    `${LINK.slice(0, -5)}\n${LINK.slice(-5)}`,
    LINK.replace("?join=", "%3Fjoin%3D"),
    LINK.replace("?join=", "?x=1&amp;join="),
    LINK.replace("?join=", "?x=1&#38;join="),
    LINK.replace("=", "=3D"),
    LINK.replace("?", "\uff1f").replace("=", "\uff1d"),
    `https://l.facebook.com/l.php?u=${WRAPPED}%26fbclid%3DIwAR&h=AT0`,
    `https://safelinks.example/?url=${encodeURIComponent(WRAPPED)}&data=05%7C02`,
    `${TABLE}?join=${CODE}`,
    `"${TABLE}?join=${CODE}".`,
    `/t/${TABLE}?join=${CODE}`,
  ];
  for (const text of pasted) assert.equal(pathIn(text), SEAT, text);
});

test("a pasted link to another page leads there", () => {
  Object.assign(globalThis, { location: { host: "club.example" } });
  const cases: [string, string | null][] = [
    [`http://club.example/t/${TABLE}/replay?at=12&seat=1`, `/t/${TABLE}/replay?at=12&seat=1`],
    [`See http://club.example/t/${TABLE}/replay.`, `/t/${TABLE}/replay`],
    [`http://club.example/t/${TABLE}/moment?utm=1&at=7)`, `/t/${TABLE}/moment?at=7`],
    [`\u201c${TABLE}\u201d`, `/t/${TABLE}`],
    ["http://club.example/today", "/today"],
    ["Play http://club.example/rules/stew.", "/rules/stew"],
    ["club.example/boards/stew?period=month", "/boards/stew?period=month"],
    ["http://elsewhere.example/today", null],
    ["http://club.example/nowhere", null],
    [`http://elsewhere.example/?v=${TABLE}`, null],
    ["well-known-words-within", null],
  ];
  for (const [text, path] of cases) assert.equal(pathIn(text), path, text);
});

test("a key is read from its link with any text around it, but never next to an invitation", () => {
  const link = `http://club.example/me#key=${KEY}`;
  const pasted = [link, ...ADDED.flatMap((added) => [link + added, added + link]), KEY, `"${KEY}".`, `Key: ${KEY}!`];
  pasted.push(
    link.replace("#key=", "%23key%3D"),
    link.replace("=", "=3D"),
    `${link}_`,
    `${link.slice(0, -9)}\n${link.slice(-9)}`,
  );
  for (const text of pasted) {
    assert.equal(keyInText(text), KEY, text);
    assert.equal(pathIn(text), `/me#key=${KEY}`, text);
  }
  for (const text of [`${LINK}#key=${KEY}`, `${LINK}%23key=${KEY}`, `${LINK.replace("?", "%3F")}&amp;key=${KEY}.`]) {
    assert.ok(invites(text), text);
    assert.equal(pathIn(text), `${SEAT}#key=${KEY}`, text);
  }
});

test("a key that lost or gained a character is invalid, and recognised as a key's link", () => {
  for (const key of [KEY.slice(1), `${KEY}x`, `${KEY}${KEY}`, "", KEY.replace("Z", "\u00df")]) {
    const link = `http://club.example/me#key=${key}`;
    assert.equal(keyInText(link), null, link);
    assert.equal(pathIn(link), null, link);
    assert.ok(bringsKey(link), link);
  }
  for (const text of ["the blue one", LINK, "http://club.example/today", `${LINK}&monkey=1`])
    assert.ok(!bringsKey(text), text);
});

test("a code is found among other words", () => {
  const cases = [
    "\u201cKLMO RUWX\u201d",
    "(klmo-ruwx)",
    "KLMO\u00a0RUWX\u200b",
    "The code is KLMO RUWX.",
    "Code: KLMORUWX",
  ];
  for (const text of cases) assert.equal(spokenCodeIn(text)?.toUpperCase(), "KLMORUWX", text);
});

test("letters within a key or another word are not a code", () => {
  const spoilt = `${KEY.slice(0, 9)}/-KLMO-RUWX-${KEY.slice(20)}`;
  const links = [`/me#key=${spoilt}`, `me#key=/KLMORUWX`, `http://club.example/me#key=KLMO RUWX ${KEY.slice(9)}`];
  for (const text of [...links, spoilt, `x-KLMORUWX-x`, "aKLMO-RUWXb", "KLMORUWX-2"])
    assert.equal(spokenCodeIn(text), null, text);
});

test("an address with extra characters opens the same page", () => {
  const added = ["%20", "%22", "%3E", "%E2%80%8B", "%C2%A0", "%20%E2%80%A6", ...".),!;:'*]}"];
  const rights = [SEAT, `/t/${TABLE}`, `/t/${TABLE}/replay`, `/t/${TABLE}/replay?at=3&seat=1`, "/today", "/rules/stew"];
  rights.push("/today/2026-11-21", "/me", "/courses/augustine", `/players/${TABLE}`);
  for (const right of rights)
    for (const more of added) assert.equal(repairedAddress(right + more), right, right + more);
  const cases: [string, string][] = [
    [`/t/${TABLE}%3Fjoin%3D${CODE}`, SEAT],
    [`/t/${TABLE}%253Fjoin%253D${CODE}`, SEAT],
    [`/t/${TABLE}?x=1&amp;join=${CODE}`, SEAT],
    [`/t/${TABLE}?x=1&#38;join=${CODE}`, SEAT],
    [`/t/${TABLE}?join%3D${CODE}`, SEAT],
    [`/t/${TABLE}?join=3D${CODE}.`, SEAT],
    [`/t/${TABLE}?join=%E2%80%8B${CODE}`, SEAT],
    [`/t/${TABLE}.?join=${CODE}`, SEAT],
    [`/%20t/${TABLE}?join=${CODE}`, SEAT],
    ["/to%E2%80%8Bday", "/today"],
    ["/today%3Futm=1", "/today"],
    ["/.", "/"],
  ];
  for (const [address, right] of cases) assert.equal(repairedAddress(address), right, address);
});

test("a correct address is not changed", () => {
  const rights = [
    "/",
    "/courses/a%20b",
    "/courses/St.%20Andrews",
    "/courses/%E0%A4%A",
    "/new?game=stew&with=a.b",
    "/me#own-time",
  ];
  for (const right of [...rights, SEAT, "/boards?tab=mine", "/me?language=de", "/nowhere"])
    assert.equal(repairedAddress(right), right);
});

test("a key always goes to the fragment, and is removed from the address", () => {
  for (const link of [
    `/me#key=${KEY}`,
    `/me%23key=${KEY}`,
    `/me?key=${KEY}`,
    `/me.#key=${KEY}`,
    `/me%2523key%253D${KEY}`,
  ])
    assert.equal(repairedAddress(link), `/me#key=${KEY}`, link);
  for (const [link, right] of [
    [`/?key=${KEY}`, `/#key=${KEY}`],
    [`/me/key=${KEY}`, `/me#key=${KEY}`],
    [`/me?from=x&Key=${KEY}&y=1#top`, `/me?from=x#Key=${KEY}&y=1#top`],
    [`/me%20key=${KEY}`, `/me#key=${KEY}`],
    [`/me?key%20=${KEY}`, `/me#key =${KEY}`],
    [`/me?key:${KEY}`, `/me#key:${KEY}`],
    ["/courses/key-west", "/courses/key-west"],
    ["/me?monkey=1", "/me?monkey=1"],
  ] as const)
    assert.equal(repairedAddress(link), right, link);
  const both = repairedAddress(`/t/${TABLE}?key=${KEY}&join=${CODE}`);
  assert.equal(both, `/t/${TABLE}#key=${KEY}&join=${CODE}`);
  assert.ok(invites(both));
  assert.equal(repairedAddress(`${SEAT}.#key=${KEY}`), `${SEAT}#key=${KEY}`);
});
