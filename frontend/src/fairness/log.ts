/** The log's fingerprint, as `chalicelib/fairness.py` takes it. */

import { encode, type Hashing, toHex } from "./bytes.ts";

/** A JSON value's one spelling: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

/** Each item is hashed onto the digest of all before it; hex. */
export async function logDigest(hash: Hashing, commitment: string, items: readonly unknown[]): Promise<string> {
  let digest = toHex(await hash.sha256(encode(`mulligan.log.1${commitment}`)));
  for (const item of items) digest = toHex(await hash.sha256(encode(digest + canonical(item))));
  return digest;
}
