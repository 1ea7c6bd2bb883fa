/** One of DATA_KEYS; `secret` is base64 of 32 bytes. It is never used itself: each purpose has a key of its own. */
export interface DataKey {
  id: string;
  secret: string;
}

/** What a derived key is for, and what it may be used for. */
const PURPOSES = {
  /** AES-256-GCM: what is stored, sealed. */
  seal: { algorithm: { name: "AES-GCM", length: 256 }, usages: ["encrypt", "decrypt"] },
  /** HMAC-SHA256: what is found by a hash. */
  hash: { algorithm: { name: "HMAC", hash: "SHA-256", length: 256 }, usages: ["sign"] },
  /** HMAC-SHA256: codes that can be said again and are never stored. */
  code: { algorithm: { name: "HMAC", hash: "SHA-256", length: 256 }, usages: ["sign"] },
} as const satisfies Record<string, { algorithm: object; usages: readonly KeyUsage[] }>;

type Purpose = keyof typeof PURPOSES;

const derived = new Map<string, Promise<CryptoKey>>();

/** The key of a data key for one purpose (HKDF-SHA256); the isolate keeps it. */
export function derivedKey(key: DataKey, purpose: Purpose): Promise<CryptoKey> {
  const name = `${purpose} ${key.secret}`;
  const before = derived.get(name);
  if (before !== undefined) return before;
  const made = derive(key.secret, purpose);
  derived.set(name, made);
  return made;
}

async function derive(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (char) => char.charCodeAt(0));
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const { algorithm, usages } = PURPOSES[purpose];
  const info = new TextEncoder().encode(`luopan ${purpose}`);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info };
  return crypto.subtle.deriveKey(parameters, base, algorithm, false, [...usages]);
}
