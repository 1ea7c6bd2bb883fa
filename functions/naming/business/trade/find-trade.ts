import { generalTrade, type Trade, trades } from "./trades.ts";

/** What free text was taken for. */
export interface FoundTrade {
  readonly trade: Trade;
  /** The word that found it, null where none did (a general trade is used). */
  readonly by: string | null;
  /** Another trade, of another taste, that fits as well, with its word: to be asked back. */
  readonly also: { readonly trade: Trade; readonly by: string } | null;
}

/** A word of a trade in the text, and where it starts. */
interface Hit {
  readonly trade: Trade;
  readonly by: string;
  readonly at: number;
}

/** Words that put two trades side by side; the first of the two is the main one. */
const JOINED = /兼|和|与|及|加|带|附|也|还|[、，,;；+＋/／&\s]/u;

/**
 * Tastes of counters: of two such words side by side (咖啡书店) neither only qualifies the other, as 宠物 does in 宠物摄影.
 */
const COUNTERS: ReadonlySet<string> = new Set(
  "餐食 炉火 烘焙 茶饮 茶业 咖啡 酒水 花艺 住宿 艺文 书文".split(" "),
);

const remembered = new Map<string, FoundTrade>();
const MOST_REMEMBERED = 200;

/**
 * The trade that free text speaks of (社区面包店 → 面包): the longest word in it, of equals the last in the text, as in Chinese
 * the head of a phrase comes last. Where two trades of different tastes are put side by side, the first, and the other as
 * `also`.
 */
export function findTrade(text: string): FoundTrade {
  const known = remembered.get(text) ?? read(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, known);
  return known;
}

function read(text: string): FoundTrade {
  const hits = apart(hitsIn(text));
  const [best] = hits;
  if (best === undefined) return { trade: generalTrade(), by: null, also: null };
  const other = hits.find((hit) => hit.trade.taste !== best.trade.taste && asEqual(best, hit, text));
  if (other === undefined) return { trade: best.trade, by: best.by, also: null };
  const [main, also] = isJoined(best, other, text) && other.at < best.at ? [other, best] : [best, other];
  return { trade: main.trade, by: main.by, also: { trade: also.trade, by: also.by } };
}

function hitsIn(text: string): readonly Hit[] {
  return trades().flatMap((trade) =>
    trade.words.map((by) => ({ trade, by, at: text.lastIndexOf(by) })).filter(({ at }) => at >= 0),
  );
}

/** The best hits that do not overlap: the longest first, of equals the last in the text. */
function apart(hits: readonly Hit[]): readonly Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => other.by.length - one.by.length || other.at - one.at)) {
    if (kept.every((other) => endOf(hit) <= other.at || endOf(other) <= hit.at)) kept.push(hit);
  }
  return kept;
}

function asEqual(one: Hit, other: Hit, text: string): boolean {
  if (isJoined(one, other, text)) return true;
  const areCounters = [one, other].every(({ trade }) => COUNTERS.has(trade.taste.name));
  return areCounters && one.by.length === other.by.length;
}

function isJoined(one: Hit, other: Hit, text: string): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return JOINED.test(text.slice(endOf(first), second.at));
}

const endOf = ({ at, by }: Hit): number => at + by.length;
