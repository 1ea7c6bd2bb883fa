/** Places of a list of distinct characters, looked up by code point; 0 means absent, else the place + 1. */
export class CharacterIndex {
  readonly size: number;
  /** By UTF-16 unit, for the basic plane. */
  readonly basic = new Uint16Array(0x10000);
  readonly #beyond = new Map<number, number>();

  constructor(characters: readonly string[]) {
    this.size = characters.length;
    characters.forEach((character, place) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x10000) this.basic[code] = place + 1;
      else this.#beyond.set(code, place + 1);
    });
  }

  /** The place + 1 of a character beyond the basic plane, given its two halves. */
  beyond(high: number, low: number): number {
    return this.#beyond.get((high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000) ?? 0;
  }
}
