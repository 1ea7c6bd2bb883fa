/** Four words of 32 bits from a text. */
function wordsOf(text) {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (const char of text) {
    for (const [at, word] of words.entries()) {
      words[at] = Math.imul(word ^ (char.charCodeAt(0) + at * 0x1f35), 0x85ebca6b + 2 * at) >>> 0;
      words[at] = (words[at] ^ (words[at] >>> 15)) >>> 0;
    }
  }
  return words;
}

/** Bytes from a text, each time the same: Chris Doty-Humphrey's sfc32. */
function drawing(text) {
  let [a, b, c, counter] = wordsOf(text);
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum & 0xff;
  };
  for (let nth = 0; nth < 20; nth++) next();
  return next;
}

let seed;
/** Draws by how many bytes are asked for: a number stays the same whatever else was drawn before it. */
let streams;

/** From now on numbers, keys and nonces come from this text: what a test meets by chance it meets again. */
export function drawFrom(text) {
  seed = text;
  streams = new Map();
  Object.defineProperties(crypto, {
    getRandomValues: { value: getRandomValues, configurable: true },
    randomUUID: { value: randomUUID, configurable: true },
  });
}

function getRandomValues(array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const next = streams.get(bytes.length) ?? drawing(`${seed} ${bytes.length}`);
  streams.set(bytes.length, next);
  for (const at of bytes.keys()) bytes[at] = next();
  return array;
}

function randomUUID() {
  const bytes = getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
