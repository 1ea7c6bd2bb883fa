import { numberDisputed } from "#functions/naming/facts/grids/numbers-81.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import type { Offers } from "#functions/origin/money/prices/current-offers.ts";
import { answerDays, beforeDraft, freeNames, pricesTable } from "./price-table.ts";
import { askedWeights, businessWeights, unaskedWeights } from "./weights.ts";

/** 八十一数. */
const NUMBERS = Array.from({ length: 81 }, (_, at) => at + 1);

/** Figures that an article may name in double braces; each is read from its table and is never outdated. */
const figures: Readonly<Record<string, (offers: Offers) => string>> = {
  engine: () => ENGINE_VERSION,
  disputed: () => `${NUMBERS.filter(numberDisputed).length}`,
  "asked-weights": askedWeights,
  "unasked-weights": unaskedWeights,
  "business-weights": businessWeights,
  prices: pricesTable,
  free: freeNames,
  "before-draft": beforeDraft,
  "answer-days": answerDays,
};

/** A block with its figures filled in. Throws where it names one that there is not. */
export function withFigures(block: string, offers: Offers): string {
  return block.replaceAll(/\{\{([a-z.-]+)\}\}/g, (_all, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`an article names the figure ${name}, which there is not`);
    return figure(offers);
  });
}
