/** The page's draws match the server's test vectors, with the browser's hashing and with our own. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { encode, fromHex, type Hashing, toHex } from "../../src/fairness/bytes.ts";
import { commitment, dayKey, dayName, number, shuffle, tableKey } from "../../src/fairness/draw.ts";
import { hashing } from "../../src/fairness/hashing.ts";
import { logDigest } from "../../src/fairness/logDigest.ts";
import { own } from "../../src/fairness/sha256.ts";

interface Vectors {
  commitments: { table: string; seed: string; commitment: string }[];
  keys: { table: string; seed: string; nonces: string[]; key: string }[];
  days: { game: string; date: string; seed: string; commitment: string; key: string }[];
  numbers: { key: string; label: string; k: number; result: number }[];
  shuffles: { key: string; label: string; k: number; result: number[] }[];
  logs: { commitment: string; items: unknown[]; digest: string }[];
}

const file = new URL("../../../tests/fairness/vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;
const KINDS: [string, Hashing][] = [
  ["the browser's hashing", await hashing()],
  ["our own hashing", own],
];

for (const [name, hash] of KINDS) {
  test(`commitments, with ${name}`, async () => {
    for (const { table, seed, commitment: wanted } of vectors.commitments)
      assert.equal(await commitment(hash, table, fromHex(seed)), wanted);
  });

  test(`keys, with ${name}`, async () => {
    for (const { table, seed, nonces, key } of vectors.keys)
      assert.equal(toHex(await tableKey(hash, table, fromHex(seed), nonces.map(fromHex))), key);
  });

  test(`days, with ${name}`, async () => {
    for (const { game, date, seed, commitment: wanted, key } of vectors.days) {
      assert.equal(await commitment(hash, dayName(game, date), fromHex(seed)), wanted);
      assert.equal(toHex(await dayKey(hash, fromHex(seed), game, date)), key);
    }
  });

  test(`numbers, with ${name}`, async () => {
    for (const { key, label, k, result } of vectors.numbers)
      assert.equal(await number(await hash.hmac(fromHex(key)), label, k), result, `${label} below ${k}`);
  });

  test(`shuffles, with ${name}`, async () => {
    for (const { key, label, k, result } of vectors.shuffles)
      assert.deepEqual(await shuffle(await hash.hmac(fromHex(key)), label, k), result, label);
  });

  test(`logs, with ${name}`, async () => {
    for (const log of vectors.logs) assert.equal(await logDigest(hash, log.commitment, log.items), log.digest);
  });
}

test("all kinds of vectors are tested", () => {
  for (const group of Object.values(vectors) as unknown[][]) assert.ok(group.length >= 3);
});

test("our hashing gives the browser's results, around every block boundary", async () => {
  const browsers = await hashing();
  for (let length = 0; length <= 200; length++) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    assert.deepEqual(await own.sha256(data), await browsers.sha256(data), `SHA-256 of ${length} bytes`);
    const key = data.subarray(0, (length % 130) + 1);
    if (length === 0) continue;
    const macs = await Promise.all([own, browsers].map(async (hash) => (await hash.hmac(key))(data)));
    assert.deepEqual(macs[0], macs[1], `HMAC of ${length} bytes`);
  }
});

test("known answers of SHA-256 and HMAC", async () => {
  assert.equal(
    toHex(await own.sha256(encode("abc"))),
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  const mac = await (await own.hmac(encode("Jefe")))(encode("what do ya want for nothing?"));
  assert.equal(toHex(mac), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});

test("without WebCrypto our hashing is used", async () => {
  assert.equal(await hashing(null as unknown as undefined), own);
});

test("only lower-case hex is accepted", () => {
  assert.deepEqual(fromHex("00ff7a"), Uint8Array.of(0, 255, 122));
  for (const bad of ["A0", "0", "0x", " 00", "zz"]) assert.throws(() => fromHex(bad));
});
