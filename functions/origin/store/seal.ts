/** A key that seals what is stored; `secret` is base64 of 32 bytes. */
export interface DataKey {
  id: string;
  secret: string;
}

const imported = new Map<string, Promise<CryptoKey>>();
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** JSON, gzipped and sealed by AES-256-GCM under the newest key, bound to `place` (the row it belongs to). */
export async function seal(value: unknown, place: string, keys: readonly DataKey[]): Promise<string> {
  const [newest] = keys;
  if (newest === undefined) throw new Error("no data key");
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = await gzip(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(parameters(iv, place), await aesKey(newest), plain);
  return `${newest.id}.${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`;
}

/** What was sealed for `place`; throws where the key is gone or a bit was changed. */
export async function open(sealed: string, place: string, keys: readonly DataKey[]): Promise<unknown> {
  const [keyId, iv = "", body = ""] = sealed.split(".");
  const key = keys.find((candidate) => candidate.id === keyId);
  if (key === undefined) throw new Error(`no data key ${keyId}`);
  const plain = await crypto.subtle.decrypt(parameters(bytesOf(iv), place), await aesKey(key), bytesOf(body));
  return JSON.parse(await gunzip(plain));
}

/** A keyed hash (HMAC-SHA256, hex) under the oldest key, which stays while rows need it. */
export async function keyedHash(text: string, keys: readonly DataKey[]): Promise<string> {
  const oldest = keys.at(-1);
  if (oldest === undefined) throw new Error("no data key");
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(oldest.secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const parameters = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(place),
});

function aesKey(key: DataKey): Promise<CryptoKey> {
  const before = imported.get(key.secret);
  if (before !== undefined) return before;
  const made = crypto.subtle.importKey("raw", bytesOf(key.secret), "AES-GCM", false, ["encrypt", "decrypt"]);
  imported.set(key.secret, made);
  return made;
}

async function gzip(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

async function gunzip(bytes: ArrayBuffer): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
