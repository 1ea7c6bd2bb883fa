/** SHA256withRSA, as WeChat and Alipay (RSA2) sign: RSASSA-PKCS1-v1_5 with SHA-256 over UTF-8. */
const RSA2 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Signs text; base64. */
type Signer = (text: string) => Promise<string>;
/** Whether a signature (base64) belongs to a text; false for what is no signature at all. */
export type Verifier = (text: string, signature: string) => Promise<boolean>;

/** A signer (签名) with our key, PKCS #8 in base64; the key is imported once, when it is first used. */
export function rsa2Signer(pkcs8: string): Signer {
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    key ??= crypto.subtle.importKey("pkcs8", bytesOf(pkcs8), RSA2, false, ["sign"]);
    const signature = await crypto.subtle.sign(RSA2, await key, new TextEncoder().encode(text));
    return btoa(Array.from(new Uint8Array(signature), (byte) => String.fromCharCode(byte)).join(""));
  };
}

/** A verifier (验签) with a provider's key, SPKI in base64. */
export function rsa2Verifier(spki: string): Verifier {
  let key: Promise<CryptoKey> | undefined;
  return async (text, signature) => {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signature) || signature.length % 4 !== 0) return false;
    key ??= crypto.subtle.importKey("spki", bytesOf(spki), RSA2, false, ["verify"]);
    return crypto.subtle.verify(RSA2, await key, bytesOf(signature), new TextEncoder().encode(text));
  };
}
