/** SHA-256 and HMAC, from WebCrypto if available, otherwise from our own script: pages over plain http have no WebCrypto. */

import type { Hashing } from "./bytes.ts";

/** Returns the available hash functions; loads our own script only if needed. */
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
