import type { ReactNode } from "react";
import { useShell } from "#app/kit/page/use-shell.ts";
import { tiedDots } from "#app/kit/prose/dotted.ts";
import type { Source } from "#functions/contract/names/name-card.ts";
import { writerOf } from "./citation.ts";
import { closed, outermost } from "./closed.ts";

interface Run {
  text: string;
  marked: boolean;
}

/** What closes a clause. */
const CLOSING = "，。；：、？！’”』」";

/** A quotation by clauses, each in runs of marked and unmarked characters. */
function clausesOf(source: Pick<Source, "quote" | "marked">): Run[][] {
  const clauses: Run[][] = [[]];
  let isClosed = false;
  for (const [at, char] of [...closed(source.quote)].entries()) {
    const marked = source.marked.includes(at);
    let clause = clauses[clauses.length - 1] ?? [];
    const closes = CLOSING.includes(char);
    if (!closes && isClosed) {
      clause = [];
      clauses.push(clause);
    }
    isClosed = closes;
    const last = clause[clause.length - 1];
    if (last?.marked === marked) last.text += char;
    else clause.push({ text: char, marked });
  }
  return clauses;
}

const runs = (clause: readonly Run[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of a fixed text
  clause.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));

/** Is the page written in 繁體? Only that one repeats each passage whole (`data-verse`): some pages have eighty of them. */
const useIsWritten = (): boolean => useShell()?.traditional !== false;

/** A passage whole, without its marks, for whoever writes the page in 繁體; nothing on other pages. */
export function useVerse(text: string): { "data-verse"?: string } {
  return useIsWritten() ? { "data-verse": text } : {};
}

/** A source in two lines: the words, and under them where they stand. */
export function ShortSource({ source }: { source: Source }) {
  const isWhole = useIsWritten();
  return (
    <>
      <p>
        <q data-quoted="">
          {isWhole ? (
            <MarkedQuote source={source} />
          ) : (
            <MarkedText quote={closed(source.quote)} marked={source.marked} />
          )}
        </q>
      </p>
      <p className="sm">
        <Cited source={source} />
      </p>
    </>
  );
}

/** The bare words of a quotation, the name's characters marked. */
const MarkedQuote = ({ source }: { source: Pick<Source, "quote" | "marked"> }) => (
  <span data-verse={outermost(source.quote)}>
    <MarkedText quote={closed(source.quote)} marked={source.marked} />
  </span>
);

/** The same, its lines broken after its signs first. */
export const ClausedQuote = ({ source }: { source: Pick<Source, "quote" | "marked"> }) => (
  <span data-verse={outermost(source.quote)}>
    <ByClauses source={source} />
  </span>
);

const ByClauses = ({ source }: { source: Pick<Source, "quote" | "marked"> }) =>
  clausesOf(source).map((clause, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: clauses of a fixed text
    <span className="cl" key={at}>
      {runs(clause)}
    </span>
  ));

/** A text, the characters at `marked` marked. */
export const MarkedText = ({ quote, marked }: Pick<Source, "quote" | "marked">) => (
  <>{runs(runsOf({ quote, marked }))}</>
);

/** A quotation in as few runs as possible: React puts a comment between two texts side by side. */
function runsOf({ quote, marked }: Pick<Source, "quote" | "marked">): Run[] {
  const found: Run[] = [];
  for (const [at, char] of [...quote].entries()) {
    const last = found.at(-1);
    const isMarked = marked.includes(at);
    if (last?.marked === isMarked) last.text += char;
    else found.push({ text: char, marked: isMarked });
  }
  return found;
}

/** The lines a name comes from (出处), its characters marked, and where they stand. */
export function Quotation({ source }: { source: Source }) {
  const verse = useVerse(outermost(source.quote));
  return (
    <figure>
      <blockquote className="poem" {...verse}>
        <ByClauses source={source} />
      </blockquote>
      <figcaption>
        <CitedWhole source={source} />
      </figcaption>
    </figure>
  );
}

/** Shorter sentences (归与！) share a column with what follows. */
const LEAST_OF_COLUMN = 4;
/** What fits a narrow page with letters of twice the size: so many columns, a column of so many characters. */
const MOST_COLUMNS = 3;
const MOST_OF_COLUMN = 13;

const textOf = (column: readonly Run[]): string => column.map(({ text }) => text).join("");

/** A sentence a column; null where they are too many, or too long, to stand upright. */
function columnsOf(source: Source): Run[][] | null {
  const columns: Run[][] = [[]];
  for (const clause of clausesOf(source)) {
    const current = columns[columns.length - 1] ?? [];
    current.push(...clause);
    const text = textOf(current);
    if (/[。？！；]$/u.test(text) && text.length > LEAST_OF_COLUMN) columns.push([]);
  }
  const full = columns.filter((column) => column.length > 0);
  const wide = full.reduce((all, column) => all + Math.ceil(textOf(column).length / MOST_OF_COLUMN), 0);
  return wide > MOST_COLUMNS ? null : full;
}

/** The same lines upright, a sentence a column (朱丝栏); long ones lie. */
export function UprightQuotation({ source }: { source: Source }) {
  const verse = useVerse(outermost(source.quote));
  const columns = columnsOf(source);
  if (columns === null) return <Quotation source={source} />;
  return (
    <div className="lines">
      <blockquote className="poem" {...verse}>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a fixed text
          <p key={at}>{runs(column)}</p>
        ))}
      </blockquote>
      <p className="from">
        <Cited source={source} />
      </p>
    </div>
  );
}

/** `citation` whose dynasty and writer stay on one line. */
export function Cited({ source }: { source: Pick<Source, "title" | "author" | "dynasty"> }) {
  const { author, dynasty } = source;
  if (author === "") return <TitleOf piece={source} />;
  return (
    <>
      <TitleOf piece={source} /> <span className="cl">{writerOf({ author, dynasty })}</span>
    </>
  );
}

/** `citation` for a narrow cell: a line may break between dynasty and writer if both are too wide for it. */
export function CitedNarrow({ source }: { source: Pick<Source, "title" | "author" | "dynasty"> }) {
  const { author, dynasty } = source;
  if (author === "") return <NarrowTitle title={source.title} />;
  return (
    <>
      <NarrowTitle title={source.title} />{" "}
      <span className="cl">
        {dynasty !== "" && <span className="cl">{`${dynasty}·`}</span>}
        <span className="cl">{author}</span>
      </span>
    </>
  );
}

/** A title for a narrow cell, whole where it can be: else it breaks behind its dots. */
function NarrowTitle({ title }: Pick<Source, "title">) {
  return (
    <span className="by-dot">
      {`《${title}》`.split(/(?<=·)/u).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed title
        <span key={at}>{part}</span>
      ))}
    </span>
  );
}

interface CitedWholeProps {
  source: Pick<Source, "title" | "author" | "dynasty">;
  /** A sign that follows: it stays on the line of what it closes. */
  sign?: string;
}

/** `citation` whose title is broken over lines only where it is too long for one. */
export const CitedWhole = ({ source, sign = "" }: CitedWholeProps) => (
  <>
    <span className="cl">
      <TitleOf piece={source} />
      {source.author === "" && sign}
    </span>
    {source.author !== "" && <> {<span className="cl">{writerOf(source) + sign}</span>}</>}
  </>
);

/** A longer part of a title does not fit a narrow card: it is broken within, and its dot stays with its last word. */
const LONG_PART = 10;

/** 《诗经·小雅·斯干》, broken after its dots where it is too long for a line. */
export function TitleOf({ piece: { title } }: { piece: Pick<Source, "title"> }) {
  const parts = `《${title}》`.split(/(?<=·)/u);
  if (parts.length === 1) return <>{parts}</>;
  return parts.map((part, at) =>
    part.length > LONG_PART ? (
      tiedDots(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed title
      <span className="cl" key={at}>
        {part}
      </span>
    ),
  );
}
