/** SHA-256 and HMAC, from the browser if it has WebCrypto, else from our own script: pages over plain http have none. */

import type { Hashing } from "./bytes.ts";

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
