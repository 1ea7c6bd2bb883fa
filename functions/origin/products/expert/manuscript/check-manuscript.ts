import { type DraftPlace, LENGTHS, type ManuscriptDraft } from "#functions/contract/desk/manuscript-draft.ts";
import type { ExpertTerms } from "#functions/contract/products/expert.ts";
import { bannedIn } from "#functions/contract/values/banned-words.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { countHan, isHan } from "#functions/contract/values/scalars.ts";
import { isHeld, standsInCorpus } from "#functions/naming/facts/poems/stands-in.ts";
import { type Asked, givenFaults } from "./given-faults.ts";

/** A fault that keeps a manuscript from going out: its place, and what to say of it. */
export interface Fault {
  at: DraftPlace;
  say: string;
}

/** Characters of a given name, at most; names of a revision, at least. */
const LONGEST = 2;
const LEAST_REVISED = 1;

/**
 * What keeps a manuscript from going out; none where it may. A first draft needs at least as many names as
 * were sold, a revision at least one.
 */
export function manuscriptFaults(
  draft: ManuscriptDraft,
  asked: Asked,
  terms: Pick<ExpertTerms, "names">,
  isFirst: boolean,
): Fault[] {
  const { names, pick } = draft;
  const least = isFirst ? terms.names : LEAST_REVISED;
  const faults: Fault[] = [];
  const written = names.filter(({ given }) => given !== "").length;
  if (written < least) faults.push({ at: "names", say: messages.namesFew(least, written) });
  if (pick === null || names[pick] === undefined) faults.push({ at: "pick", say: messages.pickEmpty });
  for (const [at, { given }] of names.entries()) {
    const isTwice = names.findIndex((other) => other.given === given) < at;
    const said = wrongGiven(given, asked) ?? (isTwice ? messages.nameTwice(given) : null);
    if (said !== null) faults.push({ at: `given.${at}`, say: said });
  }
  return [...faults, ...textsOf(draft).flatMap((text) => textFaults(text, draft.quotes ?? []))];
}

function wrongGiven(given: string, asked: Asked): string | null {
  if (!isHan(given) || countHan(given) > LONGEST) return messages.givenHan(asked.length);
  const wrong = givenFaults(given, asked);
  return wrong.length === 0 ? null : wrong.join("；");
}

interface Text {
  at: DraftPlace;
  text: string;
  bounds: readonly [least: number, most: number];
}

/** Every text of a manuscript with its place. */
const textsOf = ({ opening, names, pickReason }: ManuscriptDraft): readonly Text[] => [
  { at: "opening", text: opening, bounds: LENGTHS.opening },
  ...names.map(({ reason }, at): Text => ({ at: `reason.${at}`, text: reason, bounds: LENGTHS.reason })),
  { at: "pickReason", text: pickReason, bounds: LENGTHS.pickReason },
];

/** Too short or too long, words that the site never says (广告法), a quotation that no book has and nobody `kept`. */
function textFaults({ at, text, bounds: [least, most] }: Text, kept: readonly string[]): Fault[] {
  const length = countHan(text);
  const said = [
    ...(length < least || length > most ? [messages.textBetween(least, most, length)] : []),
    ...bannedIn(text).map(messages.unfairWord),
    ...quotesOf(text).flatMap(({ words, isWrong }) => {
      if (isWrong) return [messages.quoteUnknown(words)];
      return kept.includes(words) ? [] : [messages.quoteUnproven(words)];
    }),
  ];
  return said.length === 0 ? [] : [{ at, say: said.join("；") }];
}

/** Quoted words beside a title (《诗经》的“…”，“…”出自《诗经》): a text that claims to quote a book. */
const QUOTED =
  /《([^》]+)》[^。！？\n“「]{0,12}[“「]([^”」]+)[”」]|[“「]([^”」]+)[”」][^。！？\n《]{0,12}《([^》]+)》/gu;
/** Characters that a quotation has at least; fewer are a word and are not looked up. */
const LEAST = 4;

/** A quotation that we do not find. `isWrong`: the work that it names is in our books, and has no such words. */
interface Quoted {
  words: string;
  isWrong: boolean;
}

/** The quotations in a text that no book of the corpus has. */
const quotesOf = (text: string): Quoted[] =>
  [...text.matchAll(QUOTED)]
    .map(([, before = "", after, ahead, behind = ""]) => ({
      title: before || behind,
      words: (after ?? ahead ?? "").replaceAll(/\s/gu, ""),
    }))
    .filter(({ words }) => [...words].length >= LEAST && !standsInCorpus(words))
    .map(({ title, words }) => ({ words, isWrong: isHeld(title) }));

/** The quotations of a draft out of books that we have not (库里没有的引文): nobody but the expert can tell whether they are right. */
export const unprovenQuotes = (draft: ManuscriptDraft): string[] => [
  ...new Set(
    textsOf(draft).flatMap(({ text }) => quotesOf(text).flatMap((one) => (one.isWrong ? [] : [one.words]))),
  ),
];
