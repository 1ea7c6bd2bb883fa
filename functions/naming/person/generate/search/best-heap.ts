/** The greatest `size` numbers of a stream: a binary heap with the least of them on top. */
export class BestHeap {
  readonly #values: Float64Array;
  #count = 0;

  constructor(size: number) {
    this.#values = new Float64Array(size);
  }

  get isFull(): boolean {
    return this.#count === this.#values.length;
  }

  /** The least value that is kept; below any value until the heap is full. */
  get least(): number {
    return this.#count < this.#values.length ? Number.NEGATIVE_INFINITY : (this.#values[0] ?? 0);
  }

  add(value: number): void {
    if (this.#count < this.#values.length) {
      this.#rise(this.#count++, value);
    } else if (value > (this.#values[0] ?? Number.POSITIVE_INFINITY)) {
      this.#sink(value);
    }
  }

  copy(): BestHeap {
    const other = new BestHeap(this.#values.length);
    other.#values.set(this.#values);
    other.#count = this.#count;
    return other;
  }

  /** What is kept, greatest first. */
  sorted(): Float64Array {
    return this.#values.slice(0, this.#count).sort().reverse();
  }

  #rise(from: number, value: number): void {
    const values = this.#values;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = values[parent] ?? 0;
      if (above <= value) break;
      values[at] = above;
      at = parent;
    }
    values[at] = value;
  }

  #sink(value: number): void {
    const values = this.#values;
    const size = this.#count;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= size) break;
      if (child + 1 < size && (values[child + 1] ?? 0) < (values[child] ?? 0)) child++;
      const below = values[child] ?? 0;
      if (below >= value) break;
      values[at] = below;
      at = child;
    }
    values[at] = value;
  }
}
