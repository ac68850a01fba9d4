/** The log's digest, as in `chalicelib/fairness.py`. */

import { encode, type Hashing, toHex } from "./bytes.ts";

/** A JSON value's one spelling: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
}

/** What people are called and what they say in words: no game goes by it, and it may be forgotten. */
const WORDS = ["name", "text"];

/** A JSON value without the members that hold people's words, however deep. */
function wordless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordless);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).filter(([name]) => !WORDS.includes(name));
  return Object.fromEntries(members.map(([name, member]) => [name, wordless(member)]));
}

/** Each item, but for people's words, is hashed onto the digest of all before it; hex. */
export async function logDigest(hash: Hashing, commitment: string, items: readonly unknown[]): Promise<string> {
  let digest = toHex(await hash.sha256(encode(`mulligan.log.2${commitment}`)));
  for (const item of items) digest = toHex(await hash.sha256(encode(digest + canonical(wordless(item)))));
  return digest;
}
