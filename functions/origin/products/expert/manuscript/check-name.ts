import type { NameCheck } from "#functions/contract/desk/desk-briefs.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { isHan } from "#functions/contract/values/scalars.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { toneless } from "#functions/naming/person/score/household.ts";
import type { SourceFinders } from "./describe-manuscript.ts";
import type { Asked } from "./given-faults.ts";
import { givenFaults } from "./given-faults.ts";

const LONGEST = 2;

/** Is all of a name in the table, so that the engine can describe it? */
const isKnown = ({ surname }: Family, given: string): boolean =>
  surnameCharacters(surname) !== undefined && [...given].every((char) => findCharacter(char) !== undefined);

/** What the engine says of a given name beside its field (查一查); null where the text is not a given name. */
export async function checkName(
  family: Family,
  given: string,
  asked: Asked,
  { cite, sources }: SourceFinders,
): Promise<NameCheck | null> {
  if (!isHan(given) || [...given].length > LONGEST) return null;
  const faults = givenFaults(given, asked);
  if (!isKnown(family, given)) return { ...NOTHING, given, faults };
  const detail = describeName(family, given, await cite(family, given));
  const heard = detail.homophones.map(({ note }) => note);
  return {
    given,
    faults,
    warnings: warningsOf(detail, asked),
    notes: [...detail.phonetics.notes, ...detail.care.filter((note) => !heard.includes(note))],
    pinyin: [...detail.pinyin],
    strokes: detail.characters.map(({ char, kangxiStrokes }) => ({
      char,
      kangxi: kangxiStrokes,
      plain: findCharacter(char)?.brushStrokes ?? null,
    })),
    score: detail.score,
    registrable: detail.registrable.note,
    sources: (await sources(given)).map(({ bookId, quote, title, author, dynasty, marked }) => ({
      book: bookId,
      source: { quote, title, author, dynasty, marked: [...marked] },
    })),
  };
}

/** Warnings that an expert has to read before a name goes out: what it sounds like (谐音、同音避讳). */
export const warningsOf = (
  { given, homophones }: Pick<ReturnType<typeof describeName>, "given" | "homophones">,
  asked: Asked,
): string[] => [...homophones.map(({ note }) => note), ...sameSounds(given, asked)];

const NOTHING: Omit<NameCheck, "given" | "faults"> = {
  ...{ warnings: [], notes: [], pinyin: [], strokes: [], score: null, registrable: "", sources: [] },
};

/** Characters that sound like one that the family does not want (同音避讳), whatever the tone. */
function sameSounds(given: string, { avoid }: Asked): string[] {
  return [...given].flatMap((char) => {
    const sound = toneless(factsOf(char));
    const elder = avoid.find((other) => other !== char && sound !== "" && toneless(factsOf(other)) === sound);
    return elder === undefined ? [] : [messages.sameSound(char, elder)];
  });
}
