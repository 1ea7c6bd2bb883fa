import * as v from "valibot";
import { type FreeBusiness, FullBusinessName } from "#functions/contract/products/business.ts";
import { encodeForm } from "#functions/contract/wire/form.ts";
import type { BusinessBrief as Wanted } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { businessNames } from "#functions/naming/business/generate/generate.ts";
import { type Relaxation, relaxations } from "#functions/naming/business/generate/relax.ts";
import { signFolk } from "#functions/naming/business/score/folk.ts";
import { niceHintsOf } from "#functions/naming/business/score/forms.ts";
import { findTrade } from "#functions/naming/business/trade/find-trade.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { offers } from "#functions/origin/money/prices/offers.ts";
import { birthOf, type SaidBirth } from "#functions/origin/products/birth/said-birth.ts";
import { sayBirth } from "#functions/origin/products/birth/say-birth.ts";
import { nothingLeft } from "#functions/origin/products/names/nothing-left.ts";
import type { StoredBusiness, StoredBusinessBrief } from "./stored.ts";

type Head = FreeBusiness["head"];

/** A brief as the engine takes it. */
export const wantedOf = ({ avoid, ...brief }: Omit<StoredBusinessBrief, "head" | "keep">): Wanted => ({
  ...brief,
  avoid: Array.from(avoid),
});

/**
 * The free face of a brief: three whole names, the findings on the wishes, what payment adds. Throws Failure
 * where no name meets the wishes.
 */
export function deriveBusiness(brief: StoredBusinessBrief): StoredBusiness {
  const { head: birth, keep: _keep, ...asked } = brief;
  const { free, first, batches, batchSize } = offers.business;
  const wanted = wantedOf(asked);
  const found = businessNames(wanted, free + first + batches * batchSize);
  if (!found.ok)
    throw nothingLeft(
      found.relaxations.map(sayRelaxation),
      "trade",
      found.relaxations.map(({ demand }) => demand),
    );
  const head = headOf(birth);
  const rest = found.names.length - free;
  const { by, trade } = findTrade(wanted.trade);
  return {
    asked,
    head,
    trade: by === null ? null : trade.name,
    findings: [...found.findings],
    nice: [...niceHintsOf(wanted)],
    names: describeBusinessNames(
      wanted,
      found.names.slice(0, free).map(({ sign }) => sign.text),
      head,
    ),
    locked: {
      names: Math.max(0, Math.min(first, rest)),
      batches: Math.max(0, Math.min(batches, Math.ceil((rest - first) / batchSize))),
      batchSize,
      further: Math.max(0, rest - first),
    },
    relax: rest < 0 ? relaxations(wanted).map(sayRelaxation) : [],
    again: rest < 0 ? formAgain(brief) : "",
  };
}

/** What is told of the head of a business (负责人): the birth said back, and the favourable elements (喜用). */
function headOf(birth: SaidBirth | null): Head {
  if (birth === null) return null;
  const chart = chartOf(birthOf(birth));
  return { echo: sayBirth(chart, true), favourable: [...chart.favourable] };
}

/** Everything about each of these 字号, as the wire carries it: the parse drops what the wire doesn't know. */
export function describeBusinessNames(
  wanted: Wanted,
  signs: readonly string[],
  head: Head = null,
): FullBusinessName[] {
  return signs.map((sign) => {
    const card = businessCard(sign, wanted);
    if (card === null) throw new Error("a proposed name is registrable");
    const own = { name: sign, given: sign, score: card.bill.total, liked: false };
    const folk = head && signFolk(sign, head.favourable);
    return v.parse(FullBusinessName, { ...card, ...own, folk });
  });
}

const sayRelaxation = ({ label, instead, names }: Relaxation) => ({
  text: `${label}（${names} 个）`,
  ...{ names, instead },
});

/** The form of a brief, to be sent again with a wish relaxed: what was agreed to stays so. */
const formAgain = ({ head, ...asked }: StoredBusinessBrief): string =>
  encodeForm({ ...asked, ...head, ...(head && { guardian: "1" }), kind: "business" });
