/** A name in Latin letters: both parts, and the whole as it is written, surname first. */
export interface RomanName {
  readonly surname: string;
  readonly given: string;
  readonly full: string;
}

/** First letter large: `lin` → `Lin`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
