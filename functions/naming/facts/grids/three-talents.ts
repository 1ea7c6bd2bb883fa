import { ELEMENTS } from "#functions/naming/facts/calendar/chart/elements.ts";
import type { NumberClass } from "./numbers-81.ts";

/** The class of the three talents (三才) as the tables print it, from best to worst. */
export type TalentsClass = "大吉" | "中吉" | "吉" | "吉多于凶" | "吉凶参半" | "凶多于吉" | "大凶";

/** One sign a class, so that 125 classes stay readable as a table. */
const BY_SIGN: ReadonlyMap<string, TalentsClass> = new Map([
  ["大", "大吉"],
  ["中", "中吉"],
  ["吉", "吉"],
  ["多", "吉多于凶"],
  ["半", "吉凶参半"],
  ["少", "凶多于吉"],
  ["凶", "大凶"],
]);

/** A row is the element of 天 and 人; its five signs are for 地 in 木 火 土 金 水. Source: 熊崎健翁, as for the 81 numbers. */
const TABLE = `
木木 大大大少多  木火 大中大少凶  木土 凶中吉多凶  木金 凶凶少凶凶  木水 大少少大大
火木 大大大少中  火火 大中大凶凶  火土 多大大大多  火金 凶凶半凶凶  火水 少凶凶凶凶
土木 中中少凶少  土火 大大大多凶  土土 中大大大少  土金 少少大大大  土水 少凶凶半凶
金木 少少少凶少  金火 少半半凶凶  金土 中大大大多  金金 凶凶大中中  金水 大少吉大中
水木 大大大少大  水火 中凶少凶凶  水土 凶中中中凶  水金 少少大中大  水水 大凶凶大中
`;

const CLASSES: ReadonlyMap<string, TalentsClass> = new Map(
  TABLE.trim()
    .split(/ {2}|\n/)
    .flatMap((cell) => {
      const [pair = "", signs = ""] = cell.split(" ");
      return ELEMENTS.map((earth, at): [string, TalentsClass] => [pair + earth, classOfSign(signs[at])]);
    }),
);

/** The class of three talents (三才) such as "木火土"; throws where they are not three elements. */
export function talentsClass(talents: string): TalentsClass {
  const found = CLASSES.get(talents);
  if (found === undefined) throw new RangeError(`not three elements: ${talents}`);
  return found;
}

/** The seven classes in the three words the product prints (传统归类：吉 / 平 / 忌). */
export function talentsGroup(talents: string): NumberClass {
  const found = talentsClass(talents);
  if (found === "大吉" || found === "中吉" || found === "吉") return "吉";
  return found === "吉多于凶" || found === "吉凶参半" ? "平" : "忌";
}

function classOfSign(sign: string | undefined): TalentsClass {
  const found = BY_SIGN.get(sign ?? "");
  if (found === undefined) throw new RangeError(`no such sign in the table: ${sign}`);
  return found;
}
