import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { browser } from "../../../tests/page.ts";
import { memory } from "../../identity/storage.ts";
import { keepCoach, type Lessons, nextOf, recallCoach } from "./coachLessons.ts";

type Thing = "pot" | "token" | "tip";
const LESSONS: Lessons<Thing> = {
  kept: "some-coach",
  said: { pot: "", token: "", tip: "" },
  at: { pot: "", token: "", tip: "" },
  offer: "",
};

beforeEach(() => {
  browser();
  memory.clear();
});

test("new players are offered a coach, and the answer is stored", () => {
  assert.equal(recallCoach(LESSONS), "asked");
  for (const coaching of ["off", { seen: [] }, { seen: ["pot", "tip"] }, "asked"] as const) {
    keepCoach(LESSONS, coaching as never);
    assert.deepEqual(recallCoach(LESSONS), coaching);
  }
});

test("coaches are independent of one another and of hints stored by older pages", () => {
  keepCoach({ ...LESSONS, kept: "other-coach" }, "off");
  assert.equal(recallCoach(LESSONS), "asked");
  keepCoach(LESSONS as Lessons<string>, { seen: ["lid", "pot"] });
  assert.deepEqual(recallCoach(LESSONS), { seen: ["pot"] });
});

test("the current hint stays, then the first one that was not shown follows", () => {
  const all = ["pot", "token", "tip"] as const;
  const next = (seen: Thing[], now: Thing | null, up: Thing[]) => nextOf(all, seen, now, (one) => up.includes(one));
  assert.equal(next(["pot"], "pot", ["pot", "token"]), "pot");
  assert.equal(next(["pot"], "pot", ["token"]), "token");
  assert.equal(next(["pot"], null, ["pot", "tip"]), "tip");
  assert.equal(next(["pot", "tip"], null, ["pot", "tip"]), null);
});
