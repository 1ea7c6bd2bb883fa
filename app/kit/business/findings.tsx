import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { HeadNotes } from "#app/kit/score/head-notes.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";
import type { BusinessCard, Finding } from "#functions/contract/products/business.ts";

const VERDICTS: Readonly<Record<Finding["kind"], string>> = { ban: "通常不能用", risk: "要留意" };

/** One finding in words, with its article. */
export const sayFinding = ({ word, article, gist, kind }: Finding): string =>
  `“${word}”${VERDICTS[kind]}：${gist}（${article}）`;

/** The first look at the rules (合规初查): what stands against a name, each with its article, or that we know of nothing. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0)
    return <Clauses text="没有发现《企业名称登记管理规定》通常不许用的字词。这是初查，以登记机关为准。" />;
  return (
    <ul className="plain">
      {findings.map(({ word, article, gist, kind }) => (
        <li key={word + article}>
          <b className="mind">{`“${word}”${VERDICTS[kind]}：`}</b>
          {`${gist}。`}
          <span className="sm cl">
            <Parts of={article.split(/(?<=》)/u)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The findings against the wishes, said once above the list; a brand's list gets `BRAND_NOTE` too. */
export function WishFindings({ findings, isBrand }: { findings: readonly Finding[]; isBrand: boolean }) {
  const said = findings.map((finding) => `${sayFinding(finding)}。`);
  return <HeadNotes texts={isBrand ? [...said, BRAND_NOTE] : said} />;
}

/** How the first look at the rules is to be read of a brand's names. */
export const BRAND_NOTE = "品牌或产品名不是企业名称，合规一项借用其规定，只供参考。";

/** The findings of a name that are not said above its list. */
export const besides = (findings: readonly Finding[], said: readonly Finding[]): readonly Finding[] =>
  findings.filter(
    ({ word, article }) => !said.some((other) => other.word === word && other.article === article),
  );

/** That a name of a list has no finding of its own. */
export const sayNoneBesides = (said: readonly Finding[]): string =>
  said.length === 0 ? "没有发现通常不许用的字词。" : "除了上面说的，没有发现通常不许用的字词。";

/** What is said of a full name that has its four parts. */
export const WHOLE_WORD = "结构完整，四个部分都有。";

/** The same of a shop of one owner, whose trade's phrase (面包店) stands for the form. */
const SHOP_WORD = "结构完整：行政区划、字号、行业都有，个体店铺不用另写组织形式。";

/** A full name with nothing missing. */
export const isWhole = ({ full }: Pick<BusinessCard, "full">): boolean => full !== null && full.region !== "";

/** Whether the name has all parts that a full name needs (结构). */
export function sayStructure({ full }: Pick<BusinessCard, "full">): string {
  if (full === null) return "品牌或产品名不是企业名称，不用写行政区划和组织形式。";
  if (full.form === "") return full.region === "" ? "还差行政区划；字号、行业都有了。" : SHOP_WORD;
  return full.region === "" ? "还差行政区划；字号、行业、组织形式都有了。" : WHOLE_WORD;
}

/** From so many rivals on they are counted, and not named. */
const MANY = 4;

/** The points that the nearest rival costs; 0 too where, before engine 2.7.0, a cap was shared out among all lines. */
export function lostToRival({ lines }: Bill): number {
  const line = lines.find(({ rule }) => rule === "和同行拉开");
  return line === undefined || line.reason.includes("封顶") ? 0 : line.max - line.points;
}

/** What the nearest rival costs, as the bill has it, and whether it is to be minded. */
function sayCost(nearness: number, bill?: Bill): string {
  const lost = bill === undefined ? 0 : lostToRival(bill);
  return `${lost > 0 ? `，扣 ${lost} 分` : ""}${nearness > 1 ? "，要留意" : ""}`;
}

/** How near the name comes to the rivals that the form named (与同行的近似): by name where they are few, else by their count. */
export function sayRival(
  { rival, bill }: Pick<BusinessCard, "rival"> & { bill?: Bill },
  asked: number | readonly string[],
  who = "您",
): string {
  const count = typeof asked === "number" ? asked : asked.length;
  if (count === 0) return `${who}没有填同行的名字，没有比对。`;
  const named =
    typeof asked === "number" || count >= MANY
      ? ` ${count} 个同行名字`
      : asked.map((one) => `“${one}”`).join("");
  if (rival === null) return `和${who}填的${named}没有相同的字或相近的音。`;
  return `离${who}填的“${rival.other}”最近：${rival.reason}${sayCost(rival.nearness, bill)}。`;
}

/** The same of a whole list, where each of its names has the same to say and nothing to be minded; null where they differ. */
export function sayRivalOfAll(
  names: readonly (Pick<BusinessCard, "rival"> & { bill?: Bill })[],
  asked: readonly string[],
): string | null {
  const said = new Set(names.map((name) => sayRival(name, asked)));
  const [one] = said;
  const isShort = asked.length === 0 || names.length < 2 || said.size > 1;
  if (one === undefined || isShort || names.some(({ rival }) => (rival?.nearness ?? 0) > 1)) return null;
  return one;
}
