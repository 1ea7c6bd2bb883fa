/** Reads a byte stream in pieces of a wanted length, holding no more than one piece and one chunk. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** The next `length` bytes, or fewer where the stream ends. */
  async read(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0 && (await this.#fill())) {
      const part = this.#rest.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return Buffer.concat(parts);
  }

  /** Passes over the next `length` bytes without keeping them. */
  async skip(length: number): Promise<void> {
    let missing = length;
    while (missing > 0 && (await this.#fill())) {
      const step = Math.min(missing, this.#rest.length);
      missing -= step;
      this.#rest = this.#rest.subarray(step);
    }
  }

  /** Reads on to the end, so that what feeds the stream sees all of it. */
  async drain(): Promise<void> {
    while (await this.#fill()) this.#rest = Buffer.alloc(0);
  }

  async #fill(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) return false;
      this.#rest = next.value;
    }
    return true;
  }
}
