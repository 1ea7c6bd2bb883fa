import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { markOf } from "./sign/marks.ts";
import type { Style } from "./trade/imagery.ts";

/** Where the name is used (用在哪里). */
type Usage = "company" | "shop" | "brand";
/** Form of organisation (组织形式): 有限公司, 个体工商户, 合伙企业, 还没定. */
export type LegalForm = "limited" | "sole" | "partnership" | "undecided";

/** What an owner asks of a name for a business, as plain values: the input of the whole folder. */
export interface BusinessBrief {
  readonly usage: Usage;
  /** Where it is registered (所在地), as written: 杭州, 杭州市西湖区. */
  readonly region: string;
  /** The trade in free words: 社区面包店. */
  readonly trade: string;
  readonly form: LegalForm;
  /** Characters of the 字号. */
  readonly length: 2 | 3 | 4;
  /** Characters the 字号 must have, all of them, in any place; "" for none. */
  readonly must: string;
  /** Characters it must not have. */
  readonly avoid: readonly string[];
  /** Names of rivals as pasted, full or short. */
  readonly rivals: readonly string[];
  /** Styles wished for; empty: those usual in the trade. */
  readonly style: readonly Style[];
}

/** Why a brief cannot be met; `message` names what clashes, in Chinese. */
export interface BriefFault {
  readonly field: "trade" | "must" | "avoid" | "length";
  readonly message: string;
}

/** A brief with two characters and no wishes as defaults; `asked` replaces what it names. */
export function briefOf(asked: Pick<BusinessBrief, "trade"> & Partial<BusinessBrief>): BusinessBrief {
  return {
    usage: "shop",
    region: "",
    form: "undecided",
    length: 2,
    must: "",
    avoid: [],
    rivals: [],
    style: [],
    ...asked,
  };
}

/**
 * The faults of a brief: what is missing, contradicts itself or cannot be used; empty where names may be
 * looked for.
 */
export function briefFaults({ trade, must, avoid, length }: BusinessBrief): readonly BriefFault[] {
  const faults: BriefFault[] = [];
  const wanted = Array.from(must);
  if (trade.trim() === "") faults.push({ field: "trade", message: "请写一写做什么生意，例如：社区面包店" });
  if (wanted.length > length) {
    faults.push({
      field: "length",
      message: `“必须有的字”有 ${wanted.length} 个，字号只要 ${length} 个字，请删掉几个或把字号放长`,
    });
  }
  const clash = wanted.find((char) => avoid.includes(char));
  if (clash !== undefined) {
    faults.push({ field: "must", message: `“${clash}”同时出现在“必须有的字”和“不想用的字”里，请删掉一处` });
  }
  const unknown = wanted.find((char) => findCharacter(char) === undefined || markOf(char) === undefined);
  if (unknown !== undefined) {
    faults.push({ field: "must", message: `“${unknown}”不是规范汉字，不能放进字号，请换一个字` });
  }
  return faults;
}
