/** SHA-256 (FIPS 180-4) and HMAC in plain script, for pages without WebCrypto. */

import { type Bytes, type Hashing, join } from "./bytes.ts";

const BLOCK = 64;
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of the square roots of 8 primes, and of the cube roots of 64. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Returns the message padded to whole blocks: a one bit, zeros, and the length in bits. */
function padded(data: Bytes): DataView {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const view = new DataView(join(data, new Uint8Array(length - data.length)).buffer);
  view.setUint8(data.length, 0x80);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length << 3);
  return view;
}

/** Expands a block's 16 words to 64. */
function spread(view: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const near = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const far = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + near + w[i - 7]! + far;
  }
  return w;
}

/** Compresses one block into the eight words of the state. */
function mix(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i]! + w[i]!) | 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = state[i]! + word;
  });
}

export function sha256(data: Bytes): Bytes {
  const state = Int32Array.from(START);
  const view = padded(data);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, spread(view, at));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    out.setInt32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
}

/** Computes HMAC-SHA256 under the key (RFC 2104). */
export function hmac(key: Bytes, message: Bytes): Bytes {
  const block = join(key.length > BLOCK ? sha256(key) : key, new Uint8Array(BLOCK)).subarray(0, BLOCK);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const own: Hashing = {
  sha256: async (data) => sha256(data),
  hmac: async (key) => async (message) => hmac(key, message),
};
