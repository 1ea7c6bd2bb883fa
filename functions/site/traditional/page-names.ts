/** What a page speaks of that prose must not be read into: names as the answers behind it say them, and quotations. */
export interface PageNames {
  /** By name, whole or given, the surname at its start: `""` of a given name alone. */
  readonly names: Map<string, string>;
  /** Passages of classics by their text, with the titles of their sources. */
  readonly quotes: Map<string, string>;
}

export const noNames = (): PageNames => ({ names: new Map(), quotes: new Map() });

/** Takes down every name (`name`, `given`; a rival's, `other`, `rivals`), surname and quotation (`quote`) of an answer, at whatever depth. */
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
  // A bill has lines as well.
  const passages = Array.isArray(lines) && typeof title === "string" ? lines : [quote];
  for (const text of passages) if (typeof text === "string") into.quotes.set(text, String(title));
  for (const each of Object.values(answer)) noteNames(each, into);
}

/** What writes names and quotations in traditional script. */
export interface NameWriter {
  /** A surname, and a given name, each by itself. */
  family: (surname: string) => string;
  given: (text: string) => string;
  /** A passage of a classic, by its source's title: no word of today is read into it. As many characters as it had. */
  verse: (text: string, title?: string) => string;
}

/** The same written in traditional script, by what is looked for in a page's prose. */
export interface WrittenNames {
  /** Names, and clauses of quotations, by their first character, the longest first. */
  readonly starting: ReadonlyMap<string, readonly (readonly [text: string, form: string])[]>;
  readonly whole: ReadonlyMap<string, string>;
  /** Of a character that is spoken of alone; that of a surname before that of a given name. */
  readonly chars: ReadonlyMap<string, string>;
}

/** Where one clause of a quotation ends. */
const CLAUSE = /[^，。；：、？！“”‘’「」『』]+/gu;
/** Characters from which a clause is told from a word of everyday. */
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
  return { starting, whole, chars };
}
