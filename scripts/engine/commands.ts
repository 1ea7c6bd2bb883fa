import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import type { Pillar } from "#functions/naming/facts/calendar/chart/pillar.ts";
import { givenTraditional } from "#functions/naming/facts/characters/given-forms.ts";
import { surnameCharacters } from "#functions/naming/facts/characters/surnames.ts";
import { fiveGrids } from "#functions/naming/facts/grids/five-grids.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { whyNot } from "#functions/naming/person/describe/why-not.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { billOf, withoutFolk } from "#functions/naming/person/score/bill.ts";
import { factsOf } from "#functions/naming/person/score/facts.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { citeFromFiles } from "../samples/cite-from-files.ts";
import { type BirthOptions, readBirth } from "./read-birth.ts";
import { type FamilyOptions, readCount, readFamily, readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const DEFAULT_COUNT = 30;

/** `chart`: the pillars of a birth and what is read from them. */
export function chartCommand(options: BirthOptions) {
  const chart = chartOf(readBirth(options));
  const { year, month, day, hour } = chart.pillars;
  const text = (pillar: Pillar) => pillar.stem + pillar.branch;
  return {
    pillars: {
      year: text(year),
      month: text(month),
      day: text(day),
      hour: hour === null ? null : text(hour),
    },
    lunar: chart.lunar,
    zodiac: chart.zodiac,
    elements: { counts: chart.counts, weighted: chart.weighted },
    dayMaster: chart.dayMaster,
    strength: chart.strength,
    share: chart.share,
    favourable: chart.favourable,
    steps: chart.steps,
    solarTime: chart.solarTime,
    notes: chart.notes,
  };
}

/** `grids`: strokes, traditional forms and the five grids of a name. */
export function gridsCommand({ surname = "", given = "" }: { surname?: string; given?: string }) {
  const family = surnameCharacters(readHan("surname", surname, 4));
  const characters = Array.from(readHan("given", given, 5), (char) => factsOf(char).character ?? char);
  const unknown = characters.find((character) => typeof character === "string");
  if (family === undefined)
    throw new Usage(`--surname: ${surname} has a character outside the table of 8,105`);
  if (unknown !== undefined) throw new Usage(`--given: ${unknown} is outside the table of 8,105`);
  const known = characters.filter((character) => typeof character !== "string");
  const strokes = (some: readonly { strokes: number }[]) => some.map((character) => character.strokes);
  const { heaven, person, earth, outer, total, talents } = fiveGrids(strokes(family), strokes(known));
  const whole = [...family, ...known];
  return {
    strokes: strokes(whole),
    traditional: [...family.map(({ traditional }) => traditional), ...givenTraditional(given)],
    tian: heaven,
    ren: person,
    di: earth,
    wai: outer,
    zong: total,
    talents,
  };
}

/** `names`: the family's names in their one order, each with its bill and its source. */
export async function namesCommand(options: FamilyOptions & { count?: string; skip?: string }) {
  const family = readFamily(options);
  const count = readCount("count", options.count, DEFAULT_COUNT);
  const found = bestNames(family, count, readCount("skip", options.skip, 0));
  if (found.names.length === 0) {
    const advice = found.relax.map(
      (relaxed) => `${relaxed.advice} (${relaxed.names}${relaxed.more ? "+" : ""})`,
    );
    throw new Usage(`no name is left; what would help: ${advice.join(", ") || "fewer demands"}`);
  }
  const shown = found.names.map(async ({ given }) => {
    const { name, pinyin, score, bill, source, why, care } = describeName(
      family,
      given,
      await citeFromFiles(family, given),
    );
    return { name, score, pinyin, why, source, care, bill };
  });
  return Promise.all(shown);
}

/** `score`: the bill of a given name. */
export function scoreCommand(options: FamilyOptions & { given?: string }) {
  const family = readFamily(options);
  const given = readHan("given", options.given ?? "", 5);
  const bill = billOf(family, given);
  const { total, lines, ...rest } = bill;
  return {
    name: family.surname + given,
    version: ENGINE_VERSION,
    total,
    withoutFolk: withoutFolk(bill),
    lines,
    ...rest,
  };
}

/** How many names a family's report shows at first. */
const SHOWN = 33;

/** `why`: why a given name is not among the first names of a family. */
export function whyCommand(options: FamilyOptions & { given?: string }) {
  const family = readFamily(options);
  const given = readHan("given", options.given ?? "", 2);
  return whyNot(
    family,
    given,
    bestNames(family, SHOWN).names.map((name) => name.given),
  );
}
