import type { Source } from "#functions/contract/names/name-card.ts";

/** 唐·孟浩然. */
export const writerOf = ({ author, dynasty }: Pick<Source, "author" | "dynasty">): string =>
  [dynasty, author].filter(Boolean).join("·");

/** 《诗经·小雅·斯干》, or 《春晓》 唐·孟浩然. */
export const citation = ({ title, author, dynasty }: Pick<Source, "title" | "author" | "dynasty">): string =>
  author === "" ? `《${title}》` : `《${title}》 ${writerOf({ author, dynasty })}`;
