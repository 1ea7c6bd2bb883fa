import { naturePairs } from "#functions/naming/business/data/pairs-nature.ts";
import { workPairs } from "#functions/naming/business/data/pairs-work.ts";
import { IMAGERY, type Imagery } from "#functions/naming/business/trade/imagery.ts";
import { isEverydayWord } from "#functions/naming/person/score/affinity/pair-marks.ts";
import { findBusinessCharacter } from "./characters.ts";
import { tastesOfSign } from "./store.ts";

/** Characters picked by hand for a sign (字号搭配), or two that merely make a phrase. */
export interface Pair {
  readonly text: string;
  /** 造: made for a sign; otherwise a word or phrase people know (词). */
  readonly coined: boolean;
  readonly imagery: readonly Imagery[];
  readonly picked: boolean;
  /** Tastes of trades that it was written for as a whole sign (store.ts). */
  readonly tastes: readonly string[];
}

const KNOWN_IMAGERY: ReadonlyMap<string, Imagery> = new Map(IMAGERY.map((image) => [image, image]));

let pairs: ReadonlyMap<string, Pair> | undefined;

/** All picked pairs by their text; a pair may stand under several kinds of imagery. Parsed once. */
export function pickedPairs(): ReadonlyMap<string, Pair> {
  pairs ??= parsePairs(naturePairs + workPairs);
  return pairs;
}

/** What was picked under this text: a pair, or a whole sign of the store with its tastes. */
export function findPair(text: string): Pair | undefined {
  const tastes = tastesOfSign(text);
  const pair = pickedPairs().get(text);
  if (tastes.length === 0) return pair;
  const known = remembered.get(text) ?? storedPair(text, pair, tastes);
  remembered.set(text, known);
  return known;
}

const remembered = new Map<string, Pair>();

/** A sign of the store: it calls to mind what its characters do; of two characters it may be a word of the dictionary. */
function storedPair(text: string, pair: Pair | undefined, tastes: readonly string[]): Pair {
  if (pair !== undefined) return { ...pair, tastes };
  const imagery = [...new Set([...text].flatMap((char) => findBusinessCharacter(char)?.imagery ?? []))];
  const coined = text.length === 2 && !isEverydayWord(text.slice(0, 1), text.slice(1));
  return { text, coined, imagery, picked: true, tastes };
}

/** Reads lines `意象 造|词 pairs…`; throws, with the line's head, where one does not parse. */
export function parsePairs(text: string): ReadonlyMap<string, Pair> {
  const read = new Map<string, Pair>();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const [name = "", kind = "", ...texts] = line.split(" ");
    const image = KNOWN_IMAGERY.get(name);
    if (image === undefined || (kind !== "造" && kind !== "词")) {
      throw new SyntaxError(`not a line of pairs: ${line.slice(0, 20)}`);
    }
    for (const pair of texts) note(read, pair, kind === "造", image);
  }
  return read;
}

function note(read: Map<string, Pair>, text: string, coined: boolean, image: Imagery): void {
  if (Array.from(text).length !== 2) throw new SyntaxError(`not a pair: ${text}`);
  const before = read.get(text);
  read.set(text, {
    text,
    coined: coined && (before?.coined ?? true),
    imagery: [...new Set([...(before?.imagery ?? []), image])],
    picked: true,
    tastes: [],
  });
}
