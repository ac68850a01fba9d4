/** Reads addresses copied from chats, mails and other apps, which add characters, encode them and break lines. Pure. */

/** Number of decoding rounds: redirects encode an address within an address. */
const LAYERS = 4;
/** Characters that end an address in a text. */
const ENDS = "\\s\"'`<>|\u00ab\u00bb\u2018-\u201e\u2039\u203a";
const LINK = new RegExp(`(?:^|[^\\w-])t/+([\\w-]{22})([^${ENDS}]*)`, "g");
const BARE = new RegExp(`(?:^|[^\\w/-])(?=[\\w-]*[A-Z\\d])([\\w-]{22})((?![\\w-])[^${ENDS}]*)`, "g");
/** Length of a join code. */
const CODE = 16;

/** Returns the text without encodings and invisible characters. Every space is a plain one. */
export function decodedText(text: string): string {
  let plain = text;
  for (let layer = 0; layer < LAYERS; layer++)
    plain = plain
      .replace(/&amp;/gi, "&")
      .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex, number) =>
        String.fromCodePoint(Math.min(0xffff, hex ? Number.parseInt(hex, 16) : Number(number))),
      )
      .replace(/(?:%[\da-f]{2})+/gi, decoded);
  return plain
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\u2010/g, "-")
    .replace(/[\s\p{Z}]+/gu, " ")
    .trim();
}

function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** Returns the path of the table in a decoded text, with its join code or moment; null if there is none. Prefers the first invitation. */
export function tablePathIn(text: string): string | null {
  const found = linksIn(text);
  const invites = found.find(({ code }) => code.length === CODE);
  if (invites) return invites.path;
  // A mail program may have broken the line within the link.
  const joined = linksIn(text.replace(/ /g, "")).find(({ code, rest }) => code.length === CODE && /^[?&]/.test(rest));
  return (joined ?? found.find(({ code }) => code) ?? found[0])?.path ?? null;
}

function linksIn(text: string) {
  const links = [...text.matchAll(LINK)];
  const found = links.length || text.includes("://") ? links : [...text.matchAll(BARE)];
  return found.map(([, table, rest = ""]) => {
    const step = /^\W*\/(replay|moment)(?![\w-])/.exec(rest)?.[1];
    const code = step ? "" : codeIn(rest);
    const fields = ["at", "seat"].flatMap((name) => fieldIn(rest, name, "\\d+").map((value) => `${name}=${value}`));
    const query = step ? fields.join("&") : code && `join=${code}`;
    return { path: `/t/${table}${step ? `/${step}` : ""}${query && `?${query}`}`, code, rest };
  });
}

const fieldIn = (rest: string, name: string, value: string): string[] =>
  [...rest.matchAll(new RegExp(`[?&;]${name}=(${value})`, "gi"))].slice(0, 1).map((found) => found[1]!);

/** Quoted-printable writes "=" as "=3D". */
const codeIn = (rest: string): string =>
  (fieldIn(rest, "join", "[\\w-]+")[0] ?? "").replace(new RegExp(`^3D(?=[\\w-]{${CODE}}$)`), "").slice(0, CODE);

/** Repairs an address of this page: removes what was added at its end and decodes it. A correct address is unchanged. A key always ends up
 * in the fragment. */
export function repairedAddress(address: string): string {
  const text = decodedText(address);
  const key = text.search(/[#?&;/ ]+key *[=:]/i);
  return key < 0
    ? mendedPath(address)
    : `${mendedPath(text.slice(0, key))}#${text.slice(key).replace(/^[#?&;/ ]+/, "")}`;
}

function mendedPath(address: string): string {
  const text = decodedText(address).replace(/#.*/s, "");
  const table = /^\W*t\//.test(text) ? tablePathIn(text) : null;
  if (table) return table;
  const [, path = "", more = ""] = /^([^?#]*)(.*)$/s.exec(address)!;
  const right = decodedText(path).replace(/\?.*|[^\p{L}\p{N}/_-]+$/gsu, "");
  return (decoded(path) === right ? path : encodeURI(right)) + more || "/";
}
