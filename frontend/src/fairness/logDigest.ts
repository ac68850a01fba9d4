/** The log's digest, as in `chalicelib/fairness.py`. */

import { encode, type Hashing, toHex } from "./bytes.ts";

/** Returns a JSON value in canonical form: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

/** Members with names and messages. No game depends on them, and they may be deleted. */
const WORDS = ["name", "text"];

/** Returns a JSON value without these members, at any depth. */
function wordless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordless);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).filter(([name]) => !WORDS.includes(name));
  return Object.fromEntries(members.map(([name, member]) => [name, wordless(member)]));
}

/** Returns the hex digest: each item without names and messages is hashed onto the digest of all items before it. */
export async function logDigest(hash: Hashing, commitment: string, items: readonly unknown[]): Promise<string> {
  let digest = toHex(await hash.sha256(encode(`mulligan.log.2${commitment}`)));
  for (const item of items) digest = toHex(await hash.sha256(encode(digest + canonical(wordless(item)))));
  return digest;
}
