/** Forms of the classics that modern phrases get wrong; see scripts/data/traditional/classics.txt. */
export interface Classics {
  /** By the beginning of a source's title (诗经): the forms of characters throughout that book. */
  books: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The forms of characters and phrases in any classic. */
  phrases: ReadonlyMap<string, string>;
}

/** Corrects a passage in modern forms (`today`) to the forms of the classics, the longest phrase last. */
export function classicsWriter({
  books,
  phrases,
}: Classics): (text: string, today: string, title: string) => string {
  const longest = Math.max(1, ...Array.from(phrases.keys(), (phrase) => [...phrase].length));
  /** Characters with which a phrase begins. */
  const firsts = new Set(Array.from(phrases.keys(), ([first = ""]) => first));
  return (text, today, title) => {
    const chars = [...text];
    const written = [...today];
    const book = [...books].find(([name]) => title.startsWith(name))?.[1];
    const begins: number[] = [];
    for (const [at, char] of chars.entries()) {
      const form = book?.get(char) ?? phrases.get(char);
      if (form !== undefined) written[at] = form;
      if (firsts.has(char)) begins.push(at);
    }
    for (let length = 2; length <= longest; length += 1) {
      for (const at of begins) {
        if (at + length > chars.length) continue;
        const form = phrases.get(chars.slice(at, at + length).join(""));
        if (form !== undefined) written.splice(at, length, ...form);
      }
    }
    return written.join("");
  };
}
