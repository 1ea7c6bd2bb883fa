import { trades } from "./trades.ts";

let words: ReadonlySet<string> | undefined;

/** Names, words and phrases of all trades: what describes a line of business rather than one shop in it. */
export function tradeWords(): ReadonlySet<string> {
  words ??= new Set(trades().flatMap(({ name, words: own, phrase }) => [name, phrase, ...own]));
  return words;
}
