import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../../src/api/http.ts";
import type { Hours, Problem } from "../../src/api/types.ts";
import { cityOf, hoursFor, isNight, timeOfDay, zoneHere } from "../../src/identity/nightHours.ts";
import { daysToChoose, morningOf } from "../../src/screens/me/awayUntil.ts";
import { saveIfUnset } from "../../src/screens/me/saveHours.ts";

const REAL = Intl.DateTimeFormat;

test("a zone is named by its city, and a time as usual", () => {
  assert.deepEqual(["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC"].map(cityOf), [
    "Berlin",
    "Buenos Aires",
    "UTC",
  ]);
  assert.deepEqual(["07:00", "22:30", "00:05"].map(timeOfDay), ["7:00", "22:30", "0:05"]);
});

test("a browser without a time zone has none", (context) => {
  assert.equal(zoneHere(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  context.mock.method(Intl, "DateTimeFormat", () => ({ resolvedOptions: () => ({}) }));
  assert.equal(zoneHere(), null);
  context.mock.method(Intl, "DateTimeFormat", () => {
    throw new RangeError();
  });
  assert.equal(zoneHere(), null);
});

test("an invalid zone counts as none", (context) => {
  let told: unknown;
  context.mock.method(Intl, "DateTimeFormat", (locale?: string, how?: Intl.DateTimeFormatOptions) =>
    how ? new REAL(locale, how) : { resolvedOptions: () => ({ timeZone: told }) },
  );
  const none = [
    "Etc/Unknown",
    "etc/unknown",
    "Unknown",
    "Factory",
    "localtime",
    "",
    " ",
    "+05:30",
    "-03",
    "GMT+1:00",
    "undefined",
  ];
  for (told of [...none, "Mars/Olympus", "Europe/Berlin ", "Europe", "/", "../etc", null, undefined, 0, {}])
    assert.equal(zoneHere(), null, String(told));
  for (told of [
    "Europe/Berlin",
    "America/Argentina/Buenos_Aires",
    "America/Port-au-Prince",
    "Etc/GMT+5",
    "UTC",
    "Asia/Calcutta",
  ])
    assert.equal(zoneHere(), told);
});

test("hours that only the browser knows do not block joining", async () => {
  const usual = { zone: "Mars/Olympus", from: "22:00", to: "07:00" };
  const refused = new Refused({
    code: "hours",
    title: "Hours",
    detail: "There’s no time zone with that name.",
  } as Problem);
  const refuse = async () => Promise.reject(refused);
  const unsaid = async () => ({ hours: null, hours_said: false });
  assert.equal(await saveIfUnset(null, usual, unsaid, refuse), refused);
  assert.equal(await saveIfUnset(null, null, unsaid, refuse), null);
  assert.equal(await saveIfUnset(null, usual, async () => ({ hours: null, hours_said: true }), refuse), null);
  await assert.rejects(saveIfUnset(usual, usual, unsaid, refuse), refused);
  await assert.rejects(
    saveIfUnset(null, usual, unsaid, async () => Promise.reject(new TypeError())),
    TypeError,
  );
  const told: Hours[] = [];
  assert.equal(await saveIfUnset(null, usual, unsaid, async (hours) => void told.push(hours)), null);
  assert.deepEqual(told, [usual]);
});

test("a night lasts twelve hours at most, also across midnight", () => {
  assert.equal(isNight("22:00", "07:00"), true);
  assert.equal(isNight("01:00", "13:00"), true);
  assert.equal(isNight("19:00", "07:01"), false);
  assert.equal(isNight("22:00", "22:00"), false);
  assert.equal(isNight("", "07:00"), false);
});

test("without a setting the usual nights are shown, and a setting without nights has none", () => {
  const usual = { zone: "Europe/Berlin", from: "22:00", to: "07:00" };
  const own = { ...usual, from: "23:30" };
  assert.equal(hoursFor({ hours: null, hours_said: false }, usual), usual);
  assert.equal(hoursFor({ hours: own, hours_said: true }, usual), own);
  assert.equal(hoursFor({ hours: null, hours_said: true }, usual), null);
  assert.equal(hoursFor({ hours: null, hours_said: false }, null), null);
});

const NOON = new Date(2026, 10, 20, 12);

test("an absence ends in the morning of a selectable day", () => {
  const { first, last } = daysToChoose(NOON);
  assert.deepEqual([first, last], ["2026-11-21", "2026-12-17"]);
  for (const day of [first, last]) {
    const end = morningOf(day, NOON);
    assert.match(end!, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.deepEqual([new Date(end!).getHours(), new Date(end!).getMinutes()], [8, 0]);
  }
  assert.deepEqual(
    ["", "2026-11-20", "2026-12-19"].map((day) => morningOf(day, NOON)),
    [null, null, null],
  );
});

test("the last selectable day is within four weeks at any hour", () => {
  for (const hour of [0, 7, 9, 23]) {
    const now = new Date(2026, 10, 20, hour, 59);
    const end = Date.parse(morningOf(daysToChoose(now).last, now)!);
    assert.ok(end - now.getTime() <= 28 * 24 * 3_600_000);
  }
});
