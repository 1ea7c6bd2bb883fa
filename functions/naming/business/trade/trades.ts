import type { Imagery, Style } from "./imagery.ts";
import { GENERAL_TASTE, type Taste, tasteNamed, wordsOf } from "./tastes.ts";
import { tradesMaking } from "./trades-making.ts";
import { tradesServing } from "./trades-serving.ts";

/** A trade (行业) as our table knows it. */
export interface Trade {
  readonly name: string;
  /** Three digits of the group (中类) of 国民经济行业分类 that it belongs to, and the group's name; "" of the general trade. */
  readonly code: string;
  readonly group: string;
  /** Words in free text that mean this trade. */
  readonly words: readonly string[];
  /** Industry phrase of a company's full name (行业用语). */
  readonly phrase: string;
  /** What a shop's full name ends in: trade and form in one (面包店). */
  readonly shop: string;
  /** Nice classes that may matter; hints only. */
  readonly nice: readonly number[];
  readonly taste: Taste;
  /** Weight 1–3 of what a name may call to mind. */
  readonly imagery: ReadonlyMap<Imagery, number>;
  /** Characters that suit it best. */
  readonly strong: ReadonlySet<string>;
  readonly styles: readonly Style[];
  /** Characters that only describe its goods: weak as a mark. */
  readonly descriptive: ReadonlySet<string>;
  /** Characters that no name of it has, but where the owner asks for one: its taste's, and those of its neighbours in it. */
  readonly never: ReadonlySet<string>;
}

const FIELDS = 10;
const GENERAL = ` |综合||商贸|商行|35|${GENERAL_TASTE}|||`;

let general: Trade | undefined;
let table: readonly Trade[] | undefined;

/** All trades of the table, in its order; parsed once. */
export function trades(): readonly Trade[] {
  table ??= [tradesMaking, tradesServing].flatMap((text) => text.trim().split("\n").map(parseTrade));
  return table;
}

/** The trade of a text in which no trade's word is found. */
export function generalTrade(): Trade {
  general ??= parseTrade(GENERAL);
  return general;
}

function parseTrade(line: string): Trade {
  const parts = line.split("|");
  if (parts.length !== FIELDS) throw new SyntaxError(`not a line of the trades: ${line}`);
  const [head = "", name = "", words = "", phrase = "", shop = "", nice = "", tasted = ""] = parts;
  const [strong = "", plain = "", foreign = ""] = parts.slice(7);
  const [code = "", group = ""] = head.split(" ");
  const taste = tasteNamed(tasted);
  return {
    name,
    code,
    group,
    words: wordsOf(words),
    phrase,
    shop,
    nice: wordsOf(nice).map(Number),
    taste,
    imagery: taste.imagery,
    strong: strong === "" ? taste.strong : new Set(strong),
    styles: taste.styles,
    descriptive: new Set(plain),
    never: new Set([...taste.never, ...foreign]),
  };
}
