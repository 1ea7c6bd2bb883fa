import { IMAGERY, type Imagery, STYLES, type Style } from "./imagery.ts";
import { tradesData } from "./trades-data.ts";

/** A trade (行业) as our table knows it. */
export interface Trade {
  readonly name: string;
  /** Words in free text that mean this trade. */
  readonly words: readonly string[];
  /** Industry phrase of a company's full name (行业用语). */
  readonly phrase: string;
  /** What a shop's full name ends in: trade and form in one (面包店). */
  readonly shop: string;
  /** Nice classes that may matter; hints only. */
  readonly nice: readonly number[];
  /** Weight 1–3 of what a name may call to mind. */
  readonly imagery: ReadonlyMap<Imagery, number>;
  /** Characters that suit it best. */
  readonly strong: ReadonlySet<string>;
  readonly styles: readonly Style[];
  /** Characters that only describe its goods: weak as a mark. */
  readonly descriptive: ReadonlySet<string>;
}

/** What free text was taken for. `by`: the word that found it, null where none did (a general trade is used). */
export interface FoundTrade {
  readonly trade: Trade;
  readonly by: string | null;
}

const KNOWN_IMAGERY: ReadonlyMap<string, Imagery> = new Map(IMAGERY.map((image) => [image, image]));
const KNOWN_STYLES: ReadonlyMap<string, Style> = new Map(STYLES.map((style) => [style, style]));

/** The trade of a text in which no trade's word is found. */
const GENERAL = "综合||商贸|商行|35|山野2 天光2 流水2 信义2 林木2 书文1 星云1 远行1|知和川衡|自然 稳重 现代|";

let general: Trade | undefined;
let table: readonly Trade[] | undefined;

/** All trades of the table, in its order; parsed once. */
export function trades(): readonly Trade[] {
  table ??= tradesData.trim().split("\n").map(parseTrade);
  return table;
}

/** The trade that free text speaks of (社区面包店 → 面包): the longest word in it, of equals the last in the text. */
export function findTrade(text: string): FoundTrade {
  let best: { trade: Trade; by: string; at: number } | undefined;
  for (const trade of trades()) {
    for (const word of trade.words) {
      const at = text.lastIndexOf(word);
      if (at < 0 || (best !== undefined && !outranks(word, at, best))) continue;
      best = { trade, by: word, at };
    }
  }
  if (best !== undefined) return { trade: best.trade, by: best.by };
  general ??= parseTrade(GENERAL);
  return { trade: general, by: null };
}

function outranks(word: string, at: number, best: { by: string; at: number }): boolean {
  return word.length > best.by.length || (word.length === best.by.length && at > best.at);
}

function parseTrade(line: string): Trade {
  const [
    name = "",
    words = "",
    phrase = "",
    shop = "",
    nice = "",
    imagery = "",
    strong = "",
    styles = "",
    plain = "",
  ] = line.split("|");
  return {
    name,
    words: listOf(words),
    phrase,
    shop,
    nice: listOf(nice).map(Number),
    imagery: new Map(listOf(imagery).map((text) => weighted(text, line))),
    strong: new Set(strong),
    styles: listOf(styles).map((style) => KNOWN_STYLES.get(style) ?? fault(line)),
    descriptive: new Set(plain),
  };
}

function weighted(text: string, line: string): [Imagery, number] {
  const image = KNOWN_IMAGERY.get(text.slice(0, -1)) ?? fault(line);
  const weight = Number(text.slice(-1));
  return weight >= 1 && weight <= 3 ? [image, weight] : fault(line);
}

const listOf = (text: string): readonly string[] => text.split(" ").filter((part) => part !== "");

function fault(line: string): never {
  throw new SyntaxError(`not a line of the trades: ${line}`);
}
