/** A byte that is no gap: the gap is so much longer than the next byte says. */
const LONGER = 255;

/** Packs numbers that never descend, each as its gap to the one before: most gaps fill a byte, and gzip halves them. */
export function packGaps(ascending: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const number of ascending) {
    if (number < before) throw new RangeError(`${number} behind ${before}`);
    let gap = number - before;
    for (; gap >= LONGER; gap -= LONGER) bytes.push(LONGER);
    bytes.push(gap);
    before = number;
  }
  return Uint8Array.from(bytes);
}

/** The numbers that were packed. A plain loop: one with `of` takes twice as long and more. */
export function openGaps(packed: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(packed.length);
  let count = 0;
  let number = 0;
  for (let at = 0; at < packed.length; at++) {
    const byte = packed[at] ?? 0;
    number += byte;
    if (byte < LONGER) numbers[count++] = number;
  }
  return numbers.subarray(0, count);
}
