import { BUSINESS_PATH, FORM_WORDS, USAGE_WORDS } from "#app/kit/business/words.ts";
import { againAt } from "#app/kit/paths/home-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { AskedBusiness } from "#functions/contract/products/business.ts";

interface AskedLineProps {
  sn: string;
  /** Null to a reader: nothing is repeated. */
  asked: AskedBusiness | null;
  /** The trade that the owner's words were read as; null where they were not understood. */
  trade: string | null;
}

/** Repeats what the owner asked for before it is paid for, so that a slip is seen at once, and leads back to the form. */
export function AskedLine({ sn, asked, trade }: AskedLineProps) {
  if (asked === null) return null;
  return (
    <p className="echo">
      {wordsOf(asked).map((text) => (
        <span className="cl" key={text}>{`${text}。`}</span>
      ))}
      <span className="cl">{sayTrade(trade)}</span>
      <span className="cl">
        写错了？<Link to={againAt(BUSINESS_PATH, sn)}>重新填写</Link>
      </span>
    </p>
  );
}

/** What the owner asked for, in a sentence or two. */
export const sayAsked = (asked: AskedBusiness, trade: string | null): string =>
  [...wordsOf(asked).map((text) => `${text}。`), sayTrade(trade)].join("");

const sayTrade = (trade: string | null): string =>
  trade === null ? "没有认出行业，按一般商贸来挑字。" : `按“${trade}”这一行来挑字。`;

function wordsOf({ usage, form, region, length, style, must, avoid, rivals }: AskedBusiness): string[] {
  return [
    form === "undecided" ? USAGE_WORDS[usage] : `${USAGE_WORDS[usage]}，${FORM_WORDS[form]}`,
    ...(region === "" ? [] : [region]),
    `字号 ${length} 个字`,
    ...(style.length === 0 ? [] : [`风格${style.join("、")}`]),
    ...(must === "" ? [] : [`必须有“${must}”`]),
    ...(avoid === "" ? [] : [`不用“${avoid}”`]),
    ...(rivals.length === 0 ? [] : [`避开 ${rivals.length} 个同行`]),
  ];
}
