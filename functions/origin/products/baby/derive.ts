import { encodeForm } from "#functions/contract/wire/form.ts";
import { citeName } from "#functions/naming/person/describe/cite-name.ts";
import { whyNot } from "#functions/naming/person/describe/why-not.ts";
import { bestNames, type Proposed } from "#functions/naming/person/generate/best-names.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { sayBirth, wireChart } from "#functions/origin/products/birth/say-birth.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { nothingLeft } from "#functions/origin/products/names/nothing-left.ts";
import { familyOfBrief } from "./family-of.ts";
import { describeNames, ownNames } from "./own-names.ts";
import type { StoredBrief, StoredResult } from "./stored.ts";

/** The free face of a brief: chart, three whole names, what payment adds. Refuses where no name is left. */
export async function deriveFreeResult(
  brief: StoredBrief,
  sn: string,
  cite: FindCitation,
): Promise<StoredResult> {
  const { free, first, batches, batchSize } = offers.baby;
  const family = familyOfBrief(brief, sn);
  const { chart } = family;
  if (chart === null) throw new Error("a brief has a birth");
  const found = bestNames(family, free + first + batches * batchSize);
  const relax = found.relax.map(({ advice, instead, names, more }) => ({
    text: `${advice}（${more ? `${names} 个以上` : `${names} 个`}）`,
    ...{ names, instead },
  }));
  if (found.names.length === 0)
    throw nothingLeft(
      relax,
      "more",
      found.relax.map(({ demand }) => demand),
      whyNotTheOnly(family),
    );
  const rest = found.names.length - free;
  const shown = found.names.slice(0, free).map(({ given }) => given);
  return {
    surname: brief.surname,
    sex: brief.sex,
    echo: sayBirth(chart, brief.born === "1"),
    chart: wireChart(chart),
    names: await describeNames(family, shown, cite),
    booksFirst: brief.sources.length > 0,
    locked: {
      names: Math.max(0, Math.min(first, rest)),
      batches: Math.max(0, Math.min(batches, Math.ceil((rest - first) / batchSize))),
      batchSize,
      further: Math.max(0, rest - first),
      ...tellOf(family, found.names.slice(free, free + first)),
    },
    ...(found.names.length < free ? { relax, again: formAgain(brief) } : { relax: [], again: "" }),
    ...(await ownNames(family, brief.have, found.names, cite)),
  };
}

/** Where a fixed character and that of a generation make one name between them: why we do not propose that, in a sentence. */
function whyNotTheOnly({ fixed, generation, ...family }: Family): string {
  if (fixed === null || generation === null || fixed.char === generation.char) return "";
  const given = generation.at === 1 ? generation.char + fixed.char : fixed.char + generation.char;
  const [says = ""] = whyNot({ ...family, fixed, generation }, given, []).says;
  return /^.*?。/u.exec(says)?.[0] ?? says;
}

/** What can be said of names before they are paid for. */
function tellOf(family: Family, names: readonly Proposed[]): { sourced?: number; best?: number } {
  if (names.length === 0) return {};
  const house = householdOf(family);
  return {
    sourced: names.filter(({ given }) => citeName(house, given) !== null).length,
    best: Math.max(...names.map(({ total }) => total)),
  };
}

/** The form of a brief, to be sent again with a wish relaxed: what was agreed to and confirmed stays so. */
const formAgain = (brief: StoredBrief): string =>
  encodeForm({
    ...{ ...brief, kind: "baby", guardian: "1" },
    sure: [`surname:${brief.surname}`, ...[...brief.have.join("")].map((char) => `char:${char}`)],
  });
