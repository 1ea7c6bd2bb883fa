/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
/** The same of the square roots of the first 8 primes (5.3.3). */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const BLOCK = 64;
const LENGTH_BYTES = 8;

/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, as 8 big-endian words. Own, because the engine does no I/O and waits for nothing. */
export function sha256Words(text: string): Uint32Array {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = new Uint32Array(START);
  const schedule = new Uint32Array(BLOCK);
  for (let at = 0; at < bytes.length; at += BLOCK) compress(hash, schedule, view, at);
  return hash;
}

/** The same as 64 hexadecimal digits, as any sha256 tool prints it. */
export function sha256Hex(text: string): string {
  return [...sha256Words(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, 0x80, zeros, and the length in bits. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const bits = message.length * 8;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(bits / 2 ** 32));
  view.setUint32(bytes.length - 4, bits % 2 ** 32);
  return bytes;
}

function compress(hash: Uint32Array, schedule: Uint32Array, view: DataView, at: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = view.getUint32(at + t * 4);
  for (let t = 16; t < BLOCK; t++) {
    const w15 = schedule[t - 15] ?? 0;
    const w2 = schedule[t - 2] ?? 0;
    const small0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const small1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    schedule[t] = (schedule[t - 16] ?? 0) + small0 + (schedule[t - 7] ?? 0) + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < BLOCK; t++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
