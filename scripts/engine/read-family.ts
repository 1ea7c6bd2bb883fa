import { alternatives } from "#functions/naming/facts/calendar/chart/alternatives.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { WISHES } from "#functions/naming/facts/lexicon/entry.ts";
import { sourceBooks } from "#functions/naming/facts/poems/corpus/source-books.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { type BirthOptions, birthOptions, oneOf, readBirth } from "./read-birth.ts";
import { Usage } from "./usage.ts";

/** The options that describe a family and what it asks of a name. */
export const familyOptions = {
  ...birthOptions,
  surname: { type: "string" },
  sex: { type: "string" },
  length: { type: "string" },
  fixed: { type: "string" },
  "fixed-at": { type: "string" },
  generation: { type: "string" },
  "generation-at": { type: "string" },
  avoid: { type: "string" },
  "avoid-sounds": { type: "boolean" },
  have: { type: "string" },
  wishes: { type: "string" },
  sources: { type: "string" },
  rarity: { type: "string" },
  speech: { type: "string" },
  without: { type: "string" },
  "must-favour": { type: "boolean" },
  sn: { type: "string" },
  liked: { type: "string" },
  disliked: { type: "string" },
  shown: { type: "string" },
} as const;

type Option = keyof typeof familyOptions;
export type FamilyOptions = BirthOptions & { readonly [K in Option]?: string | boolean | undefined };

const MOST_NAMES = 200;
const SEXES = ["male", "female", "unknown"] as const;
const SPEECH = ["mandarin", "cantonese", "minnan", "teochew", "hakka"] as const;
const FOLK = ["bazi", "grids", "zodiac"] as const;
const BOOKS = [...new Set(sourceBooks.map(({ wish }) => wish))];

/** The family that the options describe. Without `--at` the parts that hang on a birth are left out. */
export function readFamily(options: FamilyOptions): Family {
  const text = (name: Option) => (typeof options[name] === "string" ? options[name] : "");
  const birth = text("at") === "" ? null : readBirth(options);
  const without = members("without", text("without"), FOLK);
  const length = oneOf("length", text("length") || "2", ["1", "2", "any"]);
  return familyOf({
    surname: readHan("surname", text("surname"), 4),
    sex: oneOf("sex", text("sex") || "unknown", SEXES),
    chart: birth === null ? null : chartOf(birth),
    alternatives: birth === null ? [] : alternatives(birth).map(({ chart }) => chart),
    length: length === "any" ? "any" : length === "1" ? 1 : 2,
    fixed: readPlaced(text("fixed"), "fixed", text("fixed-at") || "any", ["1", "2", "any"]),
    generation: readPlaced(text("generation"), "generation", text("generation-at") || "1", ["1", "2"]),
    avoid: Array.from(text("avoid")),
    avoidSounds: options["avoid-sounds"] === true,
    have: listed(text("have")),
    wishes: members("wishes", text("wishes"), WISHES),
    sources: members("sources", text("sources"), BOOKS),
    rarity: oneOf("rarity", text("rarity") || "any", ["common", "any", "rare"]),
    speech: members("speech", text("speech") || "mandarin", SPEECH),
    leaning: readLeaning(listed(text("liked")), listed(text("disliked")), listed(text("shown"))),
    sn: text("sn") || null,
    mustFavour: options["must-favour"] === true,
    useBazi: !without.includes("bazi"),
    useGrids: !without.includes("grids"),
    useZodiac: !without.includes("zodiac"),
  });
}

/** What the family said of names that it has seen; null where it said nothing. */
function readLeaning(
  liked: readonly string[],
  disliked: readonly string[],
  shown: readonly string[],
): Family["leaning"] {
  const said = { liked, disliked, shown };
  return Object.values(said).every(({ length }) => length === 0) ? null : said;
}

/** Some Chinese characters, at least one and at most `most`. */
export function readHan(name: string, value: string, most: number): string {
  if (!/^\p{Script=Han}+$/u.test(value)) throw new Usage(`--${name} wants Chinese characters`);
  if (Array.from(value).length > most) throw new Usage(`--${name} has at most ${most} characters`);
  return value;
}

function readPlaced<const P extends "1" | "2" | "any">(
  char: string,
  name: string,
  place: string,
  places: readonly P[],
): { char: string; at: P extends "any" ? "any" : P extends "1" ? 1 : 2 } | null;
function readPlaced(char: string, name: string, place: string, places: readonly ("1" | "2" | "any")[]) {
  const at = oneOf(`${name}-at`, place, places);
  if (char === "") return null;
  return { char: readHan(name, char, 1), at: at === "any" ? at : at === "1" ? 1 : 2 };
}

/** Members of a list parted by commas or spaces. */
export function listed(text: string): readonly string[] {
  return text.split(/[,，、\s]+/u).filter((member) => member !== "");
}

/** The members of a list, each one of the values an option takes. */
export function members<const T extends string>(
  name: string,
  text: string,
  values: readonly T[],
): readonly T[] {
  return listed(text).map((member) => oneOf(name, member, values));
}

/** A whole number up to MOST_NAMES, or the fallback where the option is not given. */
export function readCount(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > MOST_NAMES) throw new Usage(`--${name} is a number up to ${MOST_NAMES}`);
  return count;
}
