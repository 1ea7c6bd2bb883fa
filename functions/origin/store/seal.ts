import { type DataKey, derivedKey } from "./sealing/derived-key.ts";
import { pack, unpack } from "./sealing/pack.ts";

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Bytes of the start value that stand before what is sealed. */
const IV_LENGTH = 12;

/** What is sealed as bytes (密封), and the key that it was sealed under. */
export interface SealedBytes {
  keyId: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes sealed by AES-256-GCM under the newest key, bound to `place` (the row that they belong to). */
export async function sealBytes(
  plain: ArrayBuffer | Uint8Array<ArrayBuffer>,
  place: string,
  keys: readonly DataKey[],
): Promise<SealedBytes> {
  const newest = newestOf(keys);
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const sealed = await crypto.subtle.encrypt(parameters(iv, place), await derivedKey(newest, "seal"), plain);
  const bytes = new Uint8Array(IV_LENGTH + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), IV_LENGTH);
  return { keyId: newest.id, bytes };
}

/** Bytes as they were sealed for `place`; throws where the key is gone or a bit was changed. */
export async function openBytes(
  { keyId, bytes }: SealedBytes,
  place: string,
  keys: readonly DataKey[],
): Promise<ArrayBuffer> {
  const key = keys.find((candidate) => candidate.id === keyId);
  if (key === undefined) throw new Error(`no data key ${keyId}`);
  const secret = await derivedKey(key, "seal");
  const parts = [bytes.slice(0, IV_LENGTH), bytes.slice(IV_LENGTH)] as const;
  return crypto.subtle.decrypt(parameters(parts[0], place), secret, parts[1]);
}

/** JSON, gzipped and sealed, as text for a row: key, start value and what is sealed. */
export async function seal(value: unknown, place: string, keys: readonly DataKey[]): Promise<string> {
  const { keyId, bytes } = await sealBytes(await pack(value), place, keys);
  return `${keyId}.${base64Of(bytes.slice(0, IV_LENGTH))}.${base64Of(bytes.slice(IV_LENGTH))}`;
}

/** What was sealed as text for `place`; throws where the key is gone or a bit was changed. */
export async function open(sealed: string, place: string, keys: readonly DataKey[]): Promise<unknown> {
  const [keyId = "", iv = "", body = ""] = sealed.split(".");
  const parts = [bytesOf(iv), bytesOf(body)] as const;
  const bytes = new Uint8Array(parts[0].length + parts[1].length);
  bytes.set(parts[0]);
  bytes.set(parts[1], parts[0].length);
  return unpack(await openBytes({ keyId, bytes }, place, keys));
}

/** A keyed hash (HMAC-SHA256, hex) under the newest key: what is stored. */
export const keyedHash = (text: string, keys: readonly DataKey[]): Promise<string> =>
  hashUnder(text, newestOf(keys));

/** The keyed hash under each key, the newest first: what is looked for, as a row may be older than the newest key. */
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
