import type { Bill } from "#functions/contract/names/name-card.ts";

/** Below this a total gets a word that a low score does not make a bad name. */
const LOW = 70;

export const isLow = ({ total }: Bill): boolean => total < LOW;
export const LOW_WORD = "分数低不代表名字不好，只是与这些规则不合。已经在用的名字，不建议只因为分数而改。";
