import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";

/** SHA256withRSA (PKCS #1 v1.5) over UTF-8, as base64. `key`: base64 of PKCS #8 DER. */
export function signRsa(text: string, key: string): string {
  const secret = createPrivateKey({ key: Buffer.from(key, "base64"), format: "der", type: "pkcs8" });
  return sign("sha256", Buffer.from(text, "utf8"), secret).toString("base64");
}

/** Is `signature` (base64) a signature of this text by the holder of `key` (base64 of SPKI DER)? */
export function verifyRsa(text: string, signature: string, key: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false;
  const open = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
  return verify("sha256", Buffer.from(text, "utf8"), open, Buffer.from(signature, "base64"));
}

/** The same signature with its last bit changed: well formed and wrong. */
export function spoil(signature: string): string {
  const bytes = Buffer.from(signature, "base64");
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return bytes.toString("base64");
}
