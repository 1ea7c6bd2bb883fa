/** SEQUENCE, INTEGER and OCTET STRING of DER (ITU-T X.690). */
const [SEQUENCE, INTEGER, OCTETS] = [0x30, 0x02, 0x04];
/** `SEQUENCE { OID 1.2.840.113549.1.1.1 rsaEncryption, NULL }` (RFC 8017). */
const RSA = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];

/** The length of a DER value, short or long form. */
const lengthOf = (length: number): number[] =>
  length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];

const tagged = (tag: number, value: readonly number[]): number[] => [
  tag,
  ...lengthOf(value.length),
  ...value,
];

/**
 * A key (base64 of DER) as WebCrypto imports it: PKCS #8 and SPKI stay, a private key in PKCS #1 (as 微信 and 支付宝 tools
 * write it, «BEGIN RSA PRIVATE KEY») is wrapped into PKCS #8. Null where it is no such key.
 */
export function asPkcs8(base64: string): string | null {
  const der = bytesOf(base64);
  if (der === null || der[0] !== SEQUENCE) return null;
  const content = (der[1] ?? 0) < 0x80 ? 2 : 2 + ((der[1] ?? 0) & 0x7f);
  // SPKI begins with the algorithm.
  if (der[content] === SEQUENCE) return base64;
  // Both kinds of private key begin with the version, 0.
  if (der[content] !== INTEGER || der[content + 1] !== 1 || der[content + 2] !== 0) return null;
  const next = der[content + 3];
  if (next === SEQUENCE) return base64;
  if (next !== INTEGER) return null;
  const wrapped = tagged(SEQUENCE, [INTEGER, 1, 0, ...RSA, ...tagged(OCTETS, der)]);
  return btoa(wrapped.map((byte) => String.fromCharCode(byte)).join(""));
}

function bytesOf(base64: string): number[] | null {
  try {
    return [...atob(base64)].map((char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
