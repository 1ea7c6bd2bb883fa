import type { Source } from "#functions/contract/names/name-card.ts";

/** The places, by code point, of a line's characters that the quotation marks; none in other lines. */
export function placesIn(line: string, { quote, marked }: Pick<Source, "quote" | "marked">): number[] {
  const at = line.indexOf(quote);
  const within = quote.indexOf(line);
  if (line === "" || quote === "" || (at === -1 && within === -1)) return [];
  const shift = lengthOf(line.slice(0, Math.max(at, 0))) - lengthOf(quote.slice(0, Math.max(within, 0)));
  return marked.map((place) => place + shift).filter((place) => place >= 0 && place < lengthOf(line));
}

const lengthOf = (text: string): number => [...text].length;
