import { createCipheriv, createDecipheriv, createHmac, KeyObject, randomFillSync } from "node:crypto";

/** Bytes behind what AES-GCM has encrypted. */
const TAG_LENGTH = 16;

type Bytes = ArrayBuffer | Uint8Array;

const keys = new WeakMap<CryptoKey, KeyObject>();

function keyOf(key: CryptoKey): KeyObject {
  const known = keys.get(key) ?? KeyObject.from(key);
  keys.set(key, known);
  return known;
}

const bytesOf = (data: Bytes) => (data instanceof Uint8Array ? data : new Uint8Array(data));

const joined = (...parts: Uint8Array[]): ArrayBuffer => Uint8Array.from(Buffer.concat(parts)).buffer;

/** Web Crypto as the origin seals by it, done at once: a thread of its own for each 200 bytes is most of what they cost. */
export const atOnce = {
  async encrypt({ iv, additionalData }: { iv: Bytes; additionalData: Bytes }, key: CryptoKey, data: Bytes) {
    const cipher = createCipheriv("aes-256-gcm", keyOf(key), bytesOf(iv)).setAAD(bytesOf(additionalData));
    return joined(cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag());
  },
  async decrypt({ iv, additionalData }: { iv: Bytes; additionalData: Bytes }, key: CryptoKey, data: Bytes) {
    const sealed = bytesOf(data);
    const end = sealed.length - TAG_LENGTH;
    const cipher = createDecipheriv("aes-256-gcm", keyOf(key), bytesOf(iv)).setAAD(bytesOf(additionalData));
    cipher.setAuthTag(sealed.subarray(end));
    return joined(cipher.update(sealed.subarray(0, end)), cipher.final());
  },
  async sign(_name: "HMAC", key: CryptoKey, data: Bytes) {
    return joined(createHmac("sha256", keyOf(key)).update(bytesOf(data)).digest());
  },
};

/** Chance drawn ahead: a dozen bytes at a time cost as much as all of these. */
const pool = new Uint8Array(16_384);
let drawn = pool.length;

export function getRandomValues<T extends Uint8Array>(into: T): T {
  if (into.byteLength > pool.length) return randomFillSync(into);
  if (drawn + into.byteLength > pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  into.set(pool.subarray(drawn, drawn + into.byteLength));
  drawn += into.byteLength;
  return into;
}
