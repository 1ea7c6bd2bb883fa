/** Whatever is shown as a name. */
export interface Shown {
  characters: readonly { char: string }[];
}

/** The characters of a name as one text. */
export const textOf = ({ characters }: Shown): string => characters.map(({ char }) => char).join("");

/** What is drawn on a page. */
export interface Outlines {
  /** The names, each with its characters as the page writes them: in 繁體 by their traditional forms. */
  names: ReadonlyMap<string, readonly string[]>;
  /** The outlines of those characters: path data in the box of outline-file.ts. */
  paths: ReadonlyMap<string, string>;
}

export const NO_OUTLINES: Outlines = { names: new Map(), paths: new Map() };

/** The `outlines` that a loader has handed over; none where no loader has. */
export function outlinesIn(loaderData: readonly unknown[]): Outlines {
  for (const data of loaderData)
    if (typeof data === "object" && data !== null && "outlines" in data && isOutlines(data.outlines))
      return data.outlines;
  return NO_OUTLINES;
}

const isOutlines = (value: unknown): value is Outlines =>
  typeof value === "object" && value !== null && "names" in value && "paths" in value;

/** What is drawn, as it can be handed to a browser: each name by its characters, and the outlines of those. */
export interface Drawn {
  drawn: Readonly<Record<string, readonly string[]>>;
  paths: Readonly<Record<string, string>>;
}

export const drawnOf = ({ names, paths }: Outlines): Drawn => ({
  drawn: Object.fromEntries(names),
  paths: Object.fromEntries(paths),
});

/** The id of a character's outline in the page. */
export const outlineId = (char: string): string => `g${(char.codePointAt(0) ?? 0).toString(36)}`;
