import { citeName } from "#functions/naming/person/describe/cite-name.ts";
import { bestNames, type Proposed } from "#functions/naming/person/generate/best-names.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import { householdOf } from "#functions/naming/person/score/household.ts";
import { Failure } from "#functions/origin/failure.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { sayBirth, wireChart } from "#functions/origin/products/birth/say-birth.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
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
  const relax = found.relax.map(({ advice, names, more }) => ({
    text: `${advice}（${more ? `${names} 个以上` : `${names} 个`}）`,
    names,
  }));
  if (found.names.length === 0) throw nothingLeft(relax.map(({ text }) => text));
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
      ...tellOf(family, found.names.slice(free, free + first)),
    },
    relax: found.names.length < free ? relax : [],
    ...(await ownNames(family, brief.have, found.names, cite)),
  };
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

function nothingLeft(advice: readonly string[]): Failure {
  const relax = advice.length === 0 ? "请放宽一两项要求" : `可以放宽：${advice.slice(0, 3).join(" / ")}`;
  return new Failure("INVALID_PARAMS", { fields: { more: `没有找到同时满足这些要求的名字。${relax}` } });
}
