/** The names and quotations in a page's answers: their characters are not written as prose. */
export interface PageNames {
  /** Name, whole or given → the surname at its start; `""` for a given name alone. */
  readonly names: Map<string, string>;
  /** Text of a passage of a classic → title of its source. */
  readonly quotes: Map<string, string>;
}

export const noNames = (): PageNames => ({ names: new Map(), quotes: new Map() });

/** Notes all names (`name`, `given`, `other`, `rivals`), surnames and quotations (`quote`, `lines`) in it. */
export function noteNames(answer: unknown, into: PageNames): void {
  if (typeof answer !== "object" || answer === null) return;
  if (Array.isArray(answer)) {
    for (const each of answer) noteNames(each, into);
    return;
  }
  const { given, name, other, rivals, surname, quote, lines, title } = Object(answer);
  if (typeof given === "string" && given !== "") into.names.set(given, "");
  if (typeof given === "string" && typeof name === "string" && name !== given && name.endsWith(given))
    into.names.set(name, name.slice(0, -given.length));
  if (typeof surname === "string" && surname !== "") into.names.set(surname, surname);
  for (const rival of [other, ...(typeof rivals === "string" ? rivals.split("\n") : [])])
    if (typeof rival === "string" && rival !== "") into.names.set(rival, "");
  // A bill has `lines` too; only lines beside a title are a passage.
  const passages = Array.isArray(lines) && typeof title === "string" ? lines : [quote];
  for (const text of passages) if (typeof text === "string") into.quotes.set(text, String(title));
  for (const each of Object.values(answer)) noteNames(each, into);
}

/** What writes names and quotations in traditional script. */
export interface NameWriter {
  /** Writes a surname; `given` writes a given name. */
  family: (surname: string) => string;
  given: (text: string) => string;
  /** A passage of a classic, by its source's title: without modern words. The number of characters stays. */
  verse: (text: string, title?: string) => string;
}

/** The names and quotations in traditional script, to be looked up while prose is written. */
export interface WrittenNames {
  /** Names, and clauses of quotations, by their first character, the longest first. */
  readonly starting: ReadonlyMap<string, readonly (readonly [text: string, form: string])[]>;
  readonly whole: ReadonlyMap<string, string>;
  /** The form of a character that stands alone; as in a surname before as in a given name. */
  readonly chars: ReadonlyMap<string, string>;
  /** By code unit: 1 where a text of `starting` or `chars` begins with it. */
  readonly units: Uint8Array;
}

/** One clause of a quotation: the text between two punctuation marks. */
const CLAUSE = /[^，。；：、？！“”‘’「」『』]+/gu;
/** Characters of a clause, at least: a shorter one could be an everyday word. */
const CLAUSE_LENGTH = 3;

export function writtenNames(
  { names, quotes }: PageNames,
  { family, given, verse }: NameWriter,
): WrittenNames {
  const whole = new Map<string, string>();
  const chars = new Map<string, string>();
  const pair = (text: string, form: string) => {
    const forms = [...form];
    for (const [at, char] of [...text].entries()) chars.set(char, forms[at] ?? char);
  };
  for (const [name, surname] of names) whole.set(name, family(surname) + given(name.slice(surname.length)));
  for (const [name, surname] of names) if (surname === "") pair(name, whole.get(name) ?? name);
  for (const surname of names.values()) pair(surname, family(surname));
  const clauses = [...quotes].flatMap(([quote, title]) => {
    const form = [...verse(quote, title)];
    return Array.from(quote.matchAll(CLAUSE), ({ 0: clause, index }): [string, string] => {
      const at = [...quote.slice(0, index)].length;
      return [clause, form.slice(at, at + [...clause].length).join("")];
    });
  });
  const starting = new Map<string, (readonly [string, string])[]>();
  const long = clauses.filter(([clause]) => clause.length >= CLAUSE_LENGTH);
  for (const entry of [...whole, ...long].sort(([a], [b]) => b.length - a.length)) {
    const [{ length, 0: first = "" }] = entry;
    if (length > 1) starting.set(first, [...(starting.get(first) ?? []), entry]);
  }
  const units = new Uint8Array(1 << 16);
  for (const text of [...starting.keys(), ...chars.keys()]) units[text.charCodeAt(0)] = 1;
  return { starting, whole, chars, units };
}
