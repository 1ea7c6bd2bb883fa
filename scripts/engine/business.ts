import { type BusinessBrief, briefOf } from "#functions/naming/business/brief.ts";
import { businessCard } from "#functions/naming/business/describe/card.ts";
import { businessNames } from "#functions/naming/business/generate/generate.ts";
import { STYLES } from "#functions/naming/business/trade/imagery.ts";
import { oneOf } from "./read-birth.ts";
import { listed, members, readCount, readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const string = { type: "string" } as const;
export const businessOptions = {
  trade: string,
  usage: string,
  region: string,
  form: string,
  length: string,
  must: string,
  avoid: string,
  rivals: string,
  styles: string,
  count: string,
  skip: string,
  sign: string,
} as const;

type BusinessOptions = { readonly [K in keyof typeof businessOptions]?: string | undefined };

const DEFAULT_COUNT = 10;
const LONGEST_SIGN = 6;

/** `business`: names for a business in their one order, each with its card; with `--sign` the card of that one. */
export function businessCommand(options: BusinessOptions) {
  const brief = readBrief(options);
  if (options.sign !== undefined) return cardOf(readHan("sign", options.sign, LONGEST_SIGN), brief);
  const skip = readCount("skip", options.skip, 0);
  const found = businessNames(brief, readCount("count", options.count, DEFAULT_COUNT), skip);
  if (!found.ok) throw new Usage(whyNone(found));
  if (found.names.length === 0) throw new Usage("--skip is past the last name");
  return {
    findings: found.findings,
    more: found.more,
    names: found.names.map(({ sign }) => cardOf(sign.text, brief)),
  };
}

function cardOf(sign: string, brief: BusinessBrief) {
  const card = businessCard(sign, brief);
  if (card === null) throw new Usage(`--sign: ${sign} has a character outside the table of 8,105`);
  return card;
}

function readBrief(options: BusinessOptions): BusinessBrief {
  const length = oneOf("length", options.length ?? "2", ["2", "3", "4"]);
  const trade = options.trade?.trim() ?? "";
  if (trade === "") throw new Usage("--trade says what the business does: --trade 面包店");
  return briefOf({
    trade,
    usage: oneOf("usage", options.usage ?? "shop", ["company", "shop", "brand"]),
    region: options.region ?? "",
    form: oneOf("form", options.form ?? "undecided", ["limited", "sole", "partnership", "undecided"]),
    length: length === "2" ? 2 : length === "3" ? 3 : 4,
    must: options.must ?? "",
    avoid: Array.from(options.avoid ?? ""),
    rivals: listed(options.rivals ?? ""),
    style: members("styles", options.styles ?? "", STYLES),
  });
}

/** What contradicts itself, what the rules bar, or what to relax. */
function whyNone({
  faults,
  findings,
  relaxations,
}: Exclude<ReturnType<typeof businessNames>, { ok: true }>): string {
  const [fault] = faults;
  if (fault !== undefined) return `--${fault.field}: ${fault.message}`;
  const banned = findings.find(({ kind }) => kind === "ban");
  if (banned !== undefined) return `${banned.word}: ${banned.article}，${banned.gist}`;
  const advice = relaxations.map(({ label, names }) => `${label} (${names})`);
  return `no name is left; what would help: ${advice.join(", ") || "fewer demands"}`;
}
