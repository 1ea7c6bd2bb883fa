import { DAY_S } from "#functions/contract/values/time.ts";
import { cookieLine, readCookies } from "./cookies.ts";

/** A visitor (访客): 128 random bits in hex, minted by the site. The bare id grants nothing. */
export interface Visitor {
  id: string;
  /** The `set-cookie` line to send where the id is new or its key is not the newest. */
  setCookie: string | null;
}

export interface VisitorKey {
  id: string;
  secret: string;
}

const LIFETIME_S = 400 * DAY_S;
/** Cookies that this isolate has checked, each with the key's secret: a visitor asks for several pages. */
const proven = new Set<string>();
const MOST_PROVEN = 1000;
const imported = new Map<string, Promise<CryptoKey>>();

/** Over https the name carries the browser's own guarantee (`__Host-`); plain http on localhost can't. With the places of such a cookie. */
const named = (secure: boolean) =>
  secure
    ? { name: "__Host-v", places: /(?:^|;)[ \t]*__Host-v[ \t]*=/g }
    : { name: "v", places: /(?:^|;)[ \t]*v[ \t]*=/g };

/**
 * The visitor of a request: `id.keyId.HMAC-SHA256` checked against the keys (newest first, two for rotation), or a
 * new one where the cookie is missing, doubled, forged or of an unknown key.
 */
export async function visitorOf(
  cookieHeader: string | null,
  keys: readonly VisitorKey[],
  secure: boolean,
): Promise<Visitor> {
  const { name, places } = named(secure);
  const [newest] = keys;
  if (newest === undefined) throw new Error("no visitor key");
  const found = readCookies(cookieHeader)[name];
  // Of a name that is there twice only the first is read.
  if (found !== undefined && cookieHeader?.match(places)?.length === 1) {
    const checked = await check(found, keys);
    if (checked?.keyId === newest.id) return { id: checked.id, setCookie: null };
    if (checked !== null) return { id: checked.id, setCookie: await cookie(checked.id, newest, secure) };
  }
  const id = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { id, setCookie: await cookie(id, newest, secure) };
}

async function check(
  value: string,
  keys: readonly VisitorKey[],
): Promise<{ id: string; keyId: string } | null> {
  const parts = /^([0-9a-f]{32})\.([a-z0-9]{1,8})\.([0-9a-f]{64})$/.exec(value);
  if (parts === null) return null;
  const [, id = "", keyId = "", mac = ""] = parts;
  const key = keys.find((candidate) => candidate.id === keyId);
  if (key === undefined) return null;
  const proof = `${key.secret} ${value}`;
  if (proven.has(proof)) return { id, keyId };
  const bytes = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const valid = await crypto.subtle.verify("HMAC", await hmacKey(key.secret), bytes, signed(id, keyId));
  if (!valid) return null;
  if (proven.size >= MOST_PROVEN) proven.clear();
  proven.add(proof);
  return { id, keyId };
}

async function cookie(id: string, key: VisitorKey, secure: boolean): Promise<string> {
  const mac = hex(
    new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(key.secret), signed(id, key.id))),
  );
  const value = `${id}.${key.id}.${mac}`;
  return cookieLine({ name: named(secure).name, value, secure, maxAge: LIFETIME_S });
}

const signed = (id: string, keyId: string) => new TextEncoder().encode(`visitor.${id}.${keyId}`);
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function hmacKey(secret: string): Promise<CryptoKey> {
  const before = imported.get(secret);
  if (before !== undefined) return before;
  const key = crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  imported.set(secret, key);
  return key;
}
