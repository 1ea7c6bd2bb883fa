const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new number that nobody can guess: 128 random bits as 26 characters of Crockford base32 (订单号、分享链接). */
export function newNumber(): string {
  let bits = 0n;
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) bits = (bits << 8n) | BigInt(byte);
  let out = "";
  for (let at = 0; at < 26; at++) {
    out = (ALPHABET[Number(bits & 31n)] ?? "") + out;
    bits >>= 5n;
  }
  return out;
}
