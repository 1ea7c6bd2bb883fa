import type { Facts } from "#functions/naming/person/score/facts.ts";

/**
 * Characters whose names sound of the 1940s to 1980s (own writing): a name that nobody has graded is dated where one of the
 * first stands in it, or two of the second.
 */
const DATED = new Set(
  "翠艳娣萍桂凤菊珍娟霞芬莉燕红秀芝娥姣妹嫂婆爷狗蛋柱栓根贵财发富旺福禄寿宝金银铁钢军兵卫革胜援朝招盼带引弟来娃丑仔",
);
const DATED_IN_TWO = new Set(
  "国建华强伟刚勇平英芳兰梅琴花香淑丽玲玉莲敏静娜斌涛磊辉鹏民东生庆海春秋世昌家德文志明学永正光荣长忠义信爱有才大力小宝金",
);
/** Characters worn out by the names of 2005 to 2020 (own writing): a name of two of them is worn. */
const WORN = new Set("梓子紫轩萱涵函晗宸沐浩皓昊宇雨诺欣怡依睿晨辰泽琪馨瑶语悦俊杰铭奕桐彤妍苡苒茗熙");

const isOfDated = ({ char }: Facts): boolean => DATED.has(char);
const isOfDatedInTwo = ({ char }: Facts): boolean => DATED_IN_TWO.has(char);
const isOfWorn = ({ char }: Facts): boolean => WORN.has(char);

export function isDated(given: readonly Facts[]): boolean {
  return given.some(isOfDated) || (given.length > 1 && given.every(isOfDatedInTwo));
}

export function isWorn(given: readonly Facts[]): boolean {
  return given.length > 1 && given.every(isOfWorn);
}
