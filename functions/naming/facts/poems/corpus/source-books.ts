import {
  BESIDE_POINTS,
  CORE_POINTS,
  LOOSE_POINTS,
  type PairPoints,
} from "#functions/naming/facts/poems/points.ts";

/** A book of the corpus (典籍), by a short stable id that also begins the ids of its poems. */
export type BookId =
  | "shijing"
  | "chuci"
  | "lunyu"
  | "daxue"
  | "zhongyong"
  | "mengzi"
  | "qianziwen"
  | "caocao"
  | "tangshi"
  | "qianjiashi-tang"
  | "quantangshi"
  | "songci"
  | "quansongci"
  | "qianjiashi-song"
  | "songshi"
  | "guwen"
  | "zhouyi"
  | "shangshu"
  | "laozi"
  | "zhuangzi"
  | "liji"
  | "shishuo"
  | "hanwei"
  | "hanwei-prose";

/** What a family may prefer on the form (喜欢的出处); 论语 stands for the Four Books (四书). 宋诗, 古文 and 汉魏 are not on the form. */
export type SourceWish =
  | "诗经"
  | "楚辞"
  | "论语"
  | "周易"
  | "老子"
  | "庄子"
  | "唐诗"
  | "宋词"
  | "汉魏"
  | "宋诗"
  | "古文";

export interface SourceBook {
  id: BookId;
  name: string;
  wish: SourceWish;
  points: PairPoints;
  /** Lines are 2|2, 2|3, 2|2|3: two characters with a caesura between are not side by side (caesura.ts). */
  verse: boolean;
}

/** The books in the order of the corpus, which is also the order in which equal citations are preferred. */
export const sourceBooks: readonly SourceBook[] = [
  { id: "shijing", name: "诗经", wish: "诗经", points: CORE_POINTS, verse: true },
  { id: "chuci", name: "楚辞", wish: "楚辞", points: CORE_POINTS, verse: false },
  { id: "lunyu", name: "论语", wish: "论语", points: CORE_POINTS, verse: false },
  { id: "daxue", name: "大学", wish: "论语", points: CORE_POINTS, verse: false },
  { id: "zhongyong", name: "中庸", wish: "论语", points: CORE_POINTS, verse: false },
  { id: "tangshi", name: "唐诗三百首", wish: "唐诗", points: CORE_POINTS, verse: true },
  { id: "quantangshi", name: "全唐诗", wish: "唐诗", points: BESIDE_POINTS, verse: true },
  { id: "qianjiashi-tang", name: "千家诗", wish: "唐诗", points: CORE_POINTS, verse: true },
  { id: "songci", name: "宋词三百首", wish: "宋词", points: CORE_POINTS, verse: true },
  { id: "quansongci", name: "全宋词", wish: "宋词", points: BESIDE_POINTS, verse: true },
  { id: "qianjiashi-song", name: "千家诗", wish: "宋诗", points: CORE_POINTS, verse: true },
  { id: "songshi", name: "全宋诗", wish: "宋诗", points: CORE_POINTS, verse: true },
  { id: "zhouyi", name: "周易", wish: "周易", points: CORE_POINTS, verse: false },
  { id: "laozi", name: "老子", wish: "老子", points: CORE_POINTS, verse: false },
  { id: "zhuangzi", name: "庄子", wish: "庄子", points: LOOSE_POINTS, verse: false },
  { id: "shangshu", name: "尚书", wish: "古文", points: CORE_POINTS, verse: false },
  { id: "liji", name: "礼记", wish: "古文", points: LOOSE_POINTS, verse: false },
  { id: "shishuo", name: "世说新语", wish: "古文", points: LOOSE_POINTS, verse: false },
  { id: "hanwei", name: "汉魏六朝诗", wish: "汉魏", points: CORE_POINTS, verse: true },
  { id: "hanwei-prose", name: "汉魏六朝文", wish: "古文", points: CORE_POINTS, verse: false },
  { id: "caocao", name: "曹操诗集", wish: "古文", points: CORE_POINTS, verse: true },
  { id: "guwen", name: "古文观止", wish: "古文", points: LOOSE_POINTS, verse: false },
  { id: "mengzi", name: "孟子", wish: "论语", points: LOOSE_POINTS, verse: false },
  { id: "qianziwen", name: "千字文", wish: "古文", points: CORE_POINTS, verse: true },
];

const bookById: ReadonlyMap<string, SourceBook> = new Map(sourceBooks.map((book) => [book.id, book]));

/** A book by its id, undefined for an unknown one. */
export function bookOf(id: string): SourceBook | undefined {
  return bookById.get(id);
}

/** The books whose texts are not in the corpus (canon/): only reviewed passages of them are cited. */
export const canonBooks: readonly BookId[] = [
  "zhouyi",
  "shangshu",
  "laozi",
  "zhuangzi",
  "liji",
  "shishuo",
  "hanwei",
  "hanwei-prose",
];

/** The book of a piece by the piece's id (`shijing-64`, `qianjiashi-tang-72-1`), undefined for any other id. */
export function bookOfPiece(id: string): SourceBook | undefined {
  const found = sourceBooks.filter((book) => id.startsWith(`${book.id}-`));
  return found.sort((one, other) => other.id.length - one.id.length)[0];
}

/** The books of a choice (undefined: all) without those in depth. */
export function coreBooksOf(books?: readonly BookId[]): readonly BookId[] {
  const all = books ?? sourceBooks.map(({ id }) => id);
  return all.filter((id) => id !== "quantangshi" && id !== "quansongci");
}

/** The printed name of a book. */
export function bookName(id: BookId): string {
  return bookById.get(id)?.name ?? id;
}

/** The books behind a family's wishes; no wish means every book. */
export function booksOf(wishes: readonly SourceWish[]): readonly BookId[] {
  const kept = wishes.length === 0 ? sourceBooks : sourceBooks.filter((book) => wishes.includes(book.wish));
  return kept.map((book) => book.id);
}
