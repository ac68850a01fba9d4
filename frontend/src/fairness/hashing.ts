/** SHA-256 and HMAC from the browser where it offers them, else from a script of our own: a page that came over plain http, as from
 * a computer in the same home, has no WebCrypto. */

export type Bytes = Uint8Array<ArrayBuffer>;
/** HMAC-SHA256 under one key. */
export type Mac = (message: Bytes) => Promise<Bytes>;

export interface Hashing {
  sha256(data: Bytes): Promise<Bytes>;
  hmac(key: Bytes): Promise<Mac>;
}

/** What this page can hash with; our own script is only loaded where it is needed. */
export async function hashing(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<Hashing> {
  return subtle ? fromBrowser(subtle) : (await import("./sha256.ts")).own;
}

function fromBrowser(subtle: SubtleCrypto): Hashing {
  return {
    async sha256(data) {
      return new Uint8Array(await subtle.digest("SHA-256", data));
    },
    async hmac(key) {
      const kept = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", kept, message));
    },
  };
}

/** The text in UTF-8. */
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

/** The bytes of lower-case hex digits, which is how seeds and nonces are shown; an Error for anything else. */
export function fromHex(text: string): Bytes {
  if (typeof text !== "string" || !/^([0-9a-f]{2})*$/.test(text)) throw new Error("not lower-case hex");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
