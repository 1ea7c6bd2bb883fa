import {
  type Affix,
  CLOSING_VERBS,
  COUNTED,
  HEADS,
  LINKS,
  MIDDLES,
  SIGHTS,
  TAILS,
  type Turn,
  TWINS,
} from "#functions/naming/business/data/patterns-data.ts";
import type { Imagery } from "#functions/naming/business/trade/imagery.ts";
import type { Mark } from "./marks.ts";
import type { Pair } from "./pairs.ts";
import { pairPiece } from "./phrase.ts";

/** How a name of three or four is built (构词), and how well that holds together, of 80 tenths. */
export interface Construction {
  readonly tenths: number;
  readonly shape: "tail" | "head" | "middle" | "counted" | "verse" | "twin" | "sight";
  /** The pairs in it, from the left. */
  readonly pairs: readonly Pair[];
}

/** Tenths that a longer name loses by a pair made for a sign, and by one that merely makes a phrase. */
const COINED_PIECE = 8;
const PHRASE_PIECE = 14;
/** Tenths that a made pair loses besides behind a head (拾麦穗), where a word is best. */
const COINED_AFTER_HEAD = 6;
/** How many times the weakness of the first half counts in a verse: it is best a word that people know. */
const FRONT = 3;
/** Tenths that a verse loses by a second half that nobody picked. */
const UNPICKED_CLOSE = 20;
const SHARED = 6;

let counted: ReadonlyMap<string, { tenths: number; nouns: string }> | undefined;

/** Every way that we know to read three characters as one name; the best first. */
export function constructionsOfThree([first, middle, last]: readonly Mark[]): readonly Construction[] {
  if (first === undefined || middle === undefined || last === undefined) return [];
  const front = pairPiece(first, middle);
  const back = pairPiece(middle, last);
  return bestFirst([
    affixed("tail", TAILS[last.char], front, [first, middle], last),
    affixed("head", HEADS[first.char], back, [middle, last], first),
    joined(first, middle, last),
    count(first.char + middle.char, last.char),
  ]);
}

/** Every way that we know to read four; the best first. */
export function constructionsOfFour([one, two, three, four]: readonly Mark[]): readonly Construction[] {
  if (one === undefined || two === undefined || three === undefined || four === undefined) return [];
  return bestFirst([
    verse([one, two], [three, four]),
    twin(one, two, three, four),
    sight(one, two, three, four),
  ]);
}

/** What a pair says, by its parts of speech. */
function turnOf([first, second]: readonly Mark[]): Turn {
  const [one, other] = [first?.own?.part, second?.own?.part];
  if (one === "动") return other === "名" || other === "时" ? "act" : "event";
  if (other === "动" || (one === "名" && other === "质")) return "event";
  return one === "质" && other === "质" ? "quality" : "thing";
}

/** A pair with its characters. */
interface Half {
  readonly pair: Pair;
  readonly marks: readonly Mark[];
}

/**
 * Cohesion of two pairs as one name, in tenths: 0 where the second does not follow the first (LINKS). A made
 * pair weakens it, above all in front; shared imagery helps.
 */
function verseTenths(front: Half, back: Half): number {
  const link = LINKS[turnOf(front.marks)][turnOf(back.marks)];
  if (link === 0 || !mayClose(back)) return 0;
  const shared = front.pair.imagery.some((image) => back.pair.imagery.includes(image)) ? SHARED : 0;
  const loose = weakness(front.pair) * FRONT + (back.pair.picked ? weakness(back.pair) / 2 : UNPICKED_CLOSE);
  return Math.max(0, link + shared - loose);
}

/** Whether a pair may be the second half: a word always, a made one with a verb that reads well there. */
function mayClose({ pair, marks }: Half): boolean {
  return !pair.coined || CLOSING_VERBS.includes(marks[0]?.char ?? "");
}

/** The nouns that may be counted, by number and measure. */
function countings(): ReadonlyMap<string, { readonly tenths: number; readonly nouns: string }> {
  counted ??= new Map(
    COUNTED.flatMap(({ tenths, counts, nouns }) =>
      counts.split(" ").map((text) => [text, { tenths, nouns }] as const),
    ),
  );
  return counted;
}

function affixed(
  shape: "tail" | "head",
  affix: Affix | undefined,
  pair: Pair | undefined,
  marks: readonly Mark[],
  beside: Mark,
): Construction | null {
  if (affix === undefined || pair === undefined || marks.includes(beside)) return null;
  if (!affix.turns.includes(turnOf(marks)) || !callsToMind(pair, affix.imagery)) return null;
  return {
    tenths: affix.tenths - weakness(pair) - (shape === "head" && pair.coined ? COINED_AFTER_HEAD : 0),
    shape,
    pairs: [pair],
  };
}

/**
 * The tenths that a pair takes from a longer name: a known word none, a pair made for a sign some, a phrase
 * most.
 */
function weakness({ coined, picked }: Pair): number {
  if (!picked) return PHRASE_PIECE;
  return coined ? COINED_PIECE : 0;
}

function callsToMind(pair: Pair, wanted: readonly Imagery[] | undefined): boolean {
  return wanted === undefined || pair.imagery.some((image) => wanted.includes(image));
}

function joined(first: Mark, middle: Mark, last: Mark): Construction | null {
  const place = MIDDLES[middle.char];
  if (place === undefined || !place.before.includes(first.char)) return null;
  if (!goesWith(place, last) || first === last) return null;
  return { tenths: place.tenths, shape: "middle", pairs: [] };
}

function count(measure: string, noun: string): Construction | null {
  const found = countings().get(measure);
  if (found === undefined || !found.nouns.includes(noun) || measure.includes(noun)) return null;
  return { tenths: found.tenths, shape: "counted", pairs: [] };
}

function verse(front: readonly Mark[], back: readonly Mark[]): Construction | null {
  const [one, other] = [pieceOf(front), pieceOf(back)];
  if (one === undefined || other === undefined || front.some((mark) => back.includes(mark))) return null;
  const tenths = verseTenths({ pair: one, marks: front }, { pair: other, marks: back });
  return tenths === 0 ? null : { tenths, shape: "verse", pairs: [one, other] };
}

function twin(one: Mark, two: Mark, three: Mark, four: Mark): Construction | null {
  const lead = TWINS[one.char];
  if (lead === undefined || one !== three || two === four) return null;
  if (!goesWith(lead, two) || !goesWith(lead, four)) return null;
  const alike = two.own?.imagery.some((image) => four.own?.imagery.includes(image)) ? SHARED : 0;
  return { tenths: lead.tenths + alike, shape: "twin", pairs: [] };
}

function sight(place: Mark, where: Mark, act: Mark, thing: Mark): Construction | null {
  const seen = SIGHTS[act.char];
  const middle = where.char === "有" ? undefined : MIDDLES[where.char];
  if (seen === undefined || middle === undefined || !middle.before.includes(place.char)) return null;
  return goesWith(seen, thing) && place !== thing ? { tenths: seen.tenths, shape: "sight", pairs: [] } : null;
}

const goesWith = ({ things }: { readonly things: string }, { char }: Mark): boolean => things.includes(char);

function pieceOf([first, second]: readonly Mark[]): Pair | undefined {
  return first === undefined || second === undefined ? undefined : pairPiece(first, second);
}

function bestFirst(readings: readonly (Construction | null)[]): readonly Construction[] {
  return readings.filter((reading) => reading !== null).toSorted((one, other) => other.tenths - one.tenths);
}
