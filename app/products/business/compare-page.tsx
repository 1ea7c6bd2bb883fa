import { besides, sayFinding, WishFindings } from "#app/kit/business/findings.tsx";
import { LimitNote, NotCompared } from "#app/kit/business/limit-note.tsx";
import { useShell } from "#app/kit/page/use-shell.ts";
import type { Cell } from "#app/kit/report/compare-table.tsx";
import { Compared, type ComparedProps } from "#app/kit/report/compared.tsx";
import type { BusinessPage, Finding } from "#functions/contract/products/business.ts";

/**
 * The first look at the rules in traditional script, where it says whose rules they are: the column is narrower than that, and
 * word joiners let it break between words only.
 */
const RULES_HANT = "大陆\u200b合\u2060规初\u2060查";

/** The rows of the table: a label (`label`: that of the first look), and what the row says of a name; `said`: findings that stand above it. */
const rowsBeside = (
  said: readonly Finding[],
  label: string,
  areClear: boolean,
): readonly (readonly [string, (name: BusinessPage) => Cell])[] => [
  ["读音", ({ pinyin }) => pinyin.join(" ")],
  ["谐音", heardIn],
  ...(areClear
    ? []
    : [["要留意", ({ care }: BusinessPage) => care.join("").replace(/。$/u, "") || "没有"] as const]),
  [
    "完整名称",
    ({ full }) =>
      full === null
        ? "品牌或产品名"
        : { registered: [full.region, full.sign, full.trade, full.form].filter(Boolean) },
  ],
  ["简体笔画", ({ characters }) => characters.map(({ strokes }) => strokes).join("＋")],
  ["取意", ({ characters }) => characters.map(({ char, gloss }) => `${char}，${gloss}`).join("；")],
  [
    label,
    ({ findings }) =>
      besides(findings, said).map(sayFinding).join("；") ||
      (said.length === 0 ? "没有发现不许用的字词" : "没有别的不许用的字词"),
  ],
  ["近似同行", ({ rival }) => (rival === null ? "没有" : { parts: [`${rival.other}：`, rival.reason] })],
  ["域名拼法", ({ domains }) => ({ spelled: domains.joined })],
];

/** What the bill says of how a name sounds. */
function heardIn({ bill }: BusinessPage): string {
  const line = bill.lines.find(({ rule }) => rule === "谐音");
  return line === undefined || line.points === line.max ? "没有发现" : line.reason;
}

/** The compared names, what may be put beside them, and the findings on the wishes themselves. */
interface ComparedSigns extends Omit<ComparedProps<BusinessPage>, "rows" | "advice"> {
  findings: readonly Finding[];
}

/** Two to four names for a business side by side (放在一起比). */
export function BusinessComparePage({ findings, ...compared }: ComparedSigns) {
  const { names } = compared;
  const rules = useShell()?.traditional === true ? RULES_HANT : "合规初查";
  const areClear = names.every(({ care }) => care.length === 0);
  return (
    <>
      <Compared
        {...compared}
        rows={rowsBeside(findings, rules, areClear)}
        advice="分数只是参考。念出声、写在招牌上看看，再定。"
        note={<WishFindings findings={findings} isBrand={names.every(({ full }) => full === null)} />}
      />
      <NotCompared rivals={undefined} />
      <LimitNote />
    </>
  );
}
