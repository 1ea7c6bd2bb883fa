const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, hex. */
export const sha256Hex = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytes(text)));

/** HMAC-SHA256 over a text. */
export async function hmac(key: string | ArrayBuffer, text: string): Promise<ArrayBuffer> {
  const raw = typeof key === "string" ? bytes(key) : key;
  const imported = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return crypto.subtle.sign("HMAC", imported, bytes(text));
}

/** The same, hex. */
export const hmacHex = async (key: string | ArrayBuffer, text: string): Promise<string> =>
  hex(await hmac(key, text));
