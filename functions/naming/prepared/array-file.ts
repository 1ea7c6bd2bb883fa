/** An array that a packed file may hold. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

const LENGTH_BYTES = 4;

/**
 * Writes arrays one after another, each behind its length in bytes (32 bits, little end first) and padded to whole words
 * of 32 bits, so that a reader needs no copy of them.
 */
export function packArrays(arrays: readonly Numbers[]): Uint8Array {
  const size = arrays.reduce((sum, { byteLength }) => sum + LENGTH_BYTES + padded(byteLength), 0);
  const packed = new Uint8Array(size);
  const view = new DataView(packed.buffer);
  let at = 0;
  for (const { buffer, byteLength, byteOffset } of arrays) {
    view.setUint32(at, byteLength, true);
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at + LENGTH_BYTES);
    at += LENGTH_BYTES + padded(byteLength);
  }
  return packed;
}

/** Reads the arrays of `packArrays` in their order, as views. Throws a RangeError past the end. */
export class ArrayReader {
  readonly #packed: Uint8Array;
  #at = 0;

  constructor(packed: Uint8Array) {
    this.#packed = packed.byteOffset % LENGTH_BYTES === 0 ? packed : new Uint8Array(packed);
  }

  bytes(): Uint8Array {
    const { buffer, byteOffset } = this.#packed;
    const length = new DataView(buffer, byteOffset + this.#at, LENGTH_BYTES).getUint32(0, true);
    const array = new Uint8Array(buffer, byteOffset + this.#at + LENGTH_BYTES, length);
    this.#at += LENGTH_BYTES + padded(length);
    return array;
  }

  shorts(): Uint16Array {
    const { buffer, byteLength, byteOffset } = this.bytes();
    return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT);
  }

  words(): Uint32Array {
    const { buffer, byteLength, byteOffset } = this.bytes();
    return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
  }
}

function padded(length: number): number {
  return Math.ceil(length / LENGTH_BYTES) * LENGTH_BYTES;
}
