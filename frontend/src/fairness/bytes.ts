/** Byte helpers, and the interface of a hash function. */

export type Bytes = Uint8Array<ArrayBuffer>;
/** HMAC-SHA256 under one key. */
export type Mac = (message: Bytes) => Promise<Bytes>;

export interface Hashing {
  sha256(data: Bytes): Promise<Bytes>;
  hmac(key: Bytes): Promise<Mac>;
}

/** Encodes a text as UTF-8. */
export function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function join(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Decodes lower-case hex digits, in which seeds and nonces are shown. Throws an Error for anything else. */
export function fromHex(text: string): Bytes {
  if (typeof text !== "string" || !/^([0-9a-f]{2})*$/.test(text)) throw new Error("not lower-case hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
