/** Verifiable randomness: the browser's counterpart of `chalicelib/fairness.py`. Both are tested against `tests/fairness/vectors.json`. */

import { type Bytes, encode, type Hashing, join, type Mac, toHex } from "./bytes.ts";

const WORDS = 2 ** 32;

/** Returns the commitment shown before any nonce is known: hex SHA-256 of "mulligan.1", table id and seed. */
export async function commitment(hash: Hashing, table: string, seed: Bytes): Promise<string> {
  return toHex(await hash.sha256(join(encode("mulligan.1"), encode(table), seed)));
}

/** Returns the name in a day's commitment; it takes the place of a table's id. */
export function dayName(game: string, date: string): string {
  return `challenge|${game}|${date}`;
}

/** Returns the key of all draws of a day's challenge, the same for every player: HMAC of game and date under the day's seed. */
export async function dayKey(hash: Hashing, seed: Bytes, game: string, date: string): Promise<Bytes> {
  return (await hash.hmac(seed))(encode(game + date));
}

/** Returns the key of all draws: HMAC under the seed of table id and each seat's nonce, each prefixed with its length in one byte. */
export async function tableKey(hash: Hashing, table: string, seed: Bytes, nonces: Bytes[]): Promise<Bytes> {
  const parts = [encode(table), ...nonces].flatMap((part) => [Uint8Array.of(part.length), part]);
  return (await hash.hmac(seed))(join(...parts));
}

/** Yields the words of a label: blocks of HMAC over the label, a zero byte and the block's number in four bytes; eight words each. */
async function* words(mac: Mac, label: string): AsyncGenerator<number, never> {
  const message = join(encode(label), new Uint8Array(5));
  for (let number = 0; ; number++) {
    new DataView(message.buffer).setUint32(message.length - 4, number);
    const block = new DataView((await mac(message)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** Returns the first word below the highest multiple of k, modulo k. */
async function below(k: number, drawn: AsyncGenerator<number, never>): Promise<number> {
  const limit = WORDS - (WORDS % k);
  let word = (await drawn.next()).value;
  while (word >= limit) word = (await drawn.next()).value;
  return word % k;
}

/** Draws a number from 0 to k - 1; k is 1 to 2^32. */
export function number(mac: Mac, label: string, k: number): Promise<number> {
  return below(k, words(mac, label));
}

/** Draws a permutation of k things: Fisher-Yates from the last place down. */
export async function shuffle(mac: Mac, label: string, k: number): Promise<number[]> {
  const order = Array.from({ length: k }, (_, index) => index);
  const drawn = words(mac, label);
  for (let place = k - 1; place > 0; place--) {
    const other = await below(place + 1, drawn);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}
