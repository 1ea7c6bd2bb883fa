import type { ReactNode } from "react";

/** Widest piece that is kept whole (字宽): more does not fit a line of a small phone. */
const WIDEST = 16;

/** The same, of a clause with a title in it: what stands before the title may end a line. */
const WIDEST_TITLED = 12;

/** A text wider than this (字宽, three lines of a small phone) is prose: its lines break anywhere. */
const PROSE = 54;

/** Chinese text whose lines break after its punctuation first (按句读断行), and anywhere where that is not enough. */
export function Clauses({ text }: { text: string }) {
  const known = parted.get(text) ?? (isProse(text) ? Titles({ text }) : Parts({ of: clausesOf(text) }));
  if (parted.size >= MOST_PARTED) parted.clear();
  parted.set(text, known);
  return known;
}

/** Texts that were parted: pages say much the same, and to measure the pieces costs a hundredth of one. */
const parted = new Map<string, ReactNode>();
const MOST_PARTED = 300;

/** Chinese text that lists things (列举): its lines break after a 顿号 too. */
export function Listing({ text }: { text: string }) {
  return isProse(text) ? <Titles text={text} /> : <Parts of={itemsOf(text)} />;
}

/** A short title in its marks (书名号), with what follows it closely. */
const TITLE = /(《[^》]{1,10}》内?[，。；：、）]?)/u;

/** Text that flows, its titles never parted over two lines. */
export function Titles({ text }: { text: string }) {
  const pieces = text.split(TITLE);
  if (pieces.length < 2) return <>{text}</>;
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
      <span className="cl" key={at}>
        {piece}
      </span>
    ),
  );
}

const isProse = (text: string): boolean => isWider(text, PROSE);

/** Parts of a text that belong together at the end of a line; those too wide for a line run on like any text. */
export function Parts({ of: parts }: { of: readonly string[] }) {
  if (parts.length < 2) return <>{parts}</>;
  let at = 0;
  return (
    <>
      {parts.map((part) => {
        at += part.length;
        return isWider(part, WIDEST) ? (
          part
        ) : (
          <span className="cl" key={at}>
            {part}
          </span>
        );
      })}
    </>
  );
}

/** Clauses, one that is too wide for a line parted again after its 顿号, and from its title where it ends with one. */
export const clausesOf = (text: string): string[] =>
  piecesOf(text, CLAUSE).flatMap((clause) =>
    isWider(clause, WIDEST) ? piecesOf(clause, ITEM) : untitled(clause),
  );

const untitled = (clause: string): string[] =>
  isWider(clause, WIDEST_TITLED) ? clause.split(TITLE).filter((piece) => piece !== "") : [clause];

/** Clauses, parted again before every title (“囍”不在｜《通用规范汉字表》，): a title is long, and is not to be broken. */
export const titlesOf = (text: string): string[] =>
  isProse(text) ? [text] : clausesOf(text).flatMap((clause) => clause.split(/(?<=.)(?=《)/u));

/** Clauses, parted again after every 顿号. */
export const itemsOf = (text: string): string[] =>
  clausesOf(text).flatMap((clause) => piecesOf(clause, ITEM));

const CLAUSE = /[^，。；：？！]+[，。；：？！”』」）》]*/gu;
const ITEM = /[^、]+、?/gu;
const piecesOf = (text: string, pieces: RegExp): string[] => text.match(pieces) ?? [text];

/** Is a text wider, in ems? A Chinese character is one wide, a letter or digit about half: so wide is no shorter text. */
function isWider(text: string, ems: number): boolean {
  if (text.length <= ems) return false;
  let width = 0;
  for (const char of text) width += char <= "\u024f" ? 0.55 : 1;
  return width > ems;
}
