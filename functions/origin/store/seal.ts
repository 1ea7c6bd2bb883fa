import { type DataKey, derivedKey } from "./derived-key.ts";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** JSON, gzipped and sealed by AES-256-GCM under the newest key, bound to `place` (the row it belongs to). */
export async function seal(value: unknown, place: string, keys: readonly DataKey[]): Promise<string> {
  const newest = newestOf(keys);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = await gzip(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(parameters(iv, place), await derivedKey(newest, "seal"), plain);
  return `${newest.id}.${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`;
}

/** What was sealed for `place`; throws where the key is gone or a bit was changed. */
export async function open(sealed: string, place: string, keys: readonly DataKey[]): Promise<unknown> {
  const [keyId, iv = "", body = ""] = sealed.split(".");
  const key = keys.find((candidate) => candidate.id === keyId);
  if (key === undefined) throw new Error(`no data key ${keyId}`);
  const secret = await derivedKey(key, "seal");
  const plain = await crypto.subtle.decrypt(parameters(bytesOf(iv), place), secret, bytesOf(body));
  return JSON.parse(await gunzip(plain));
}

/** A keyed hash (HMAC-SHA256, hex) under the newest key: what is stored. */
export const keyedHash = (text: string, keys: readonly DataKey[]): Promise<string> =>
  hashUnder(text, newestOf(keys));

/** The keyed hash under each key: what is looked for, as a row may be older than the newest key. */
export const keyedHashes = (text: string, keys: readonly DataKey[]): Promise<string[]> =>
  Promise.all(keys.map((key) => hashUnder(text, key)));

async function hashUnder(text: string, key: DataKey): Promise<string> {
  const mac = await crypto.subtle.sign("HMAC", await derivedKey(key, "hash"), new TextEncoder().encode(text));
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key under which anything new is sealed, hashed or derived. */
export function newestOf(keys: readonly DataKey[]): DataKey {
  const [newest] = keys;
  if (newest === undefined) throw new Error("no data key");
  return newest;
}

const parameters = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(place),
});

async function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

async function gunzip(bytes: ArrayBuffer): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
