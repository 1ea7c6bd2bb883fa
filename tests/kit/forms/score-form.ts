import { filledIn, type Over } from "./filled-in.ts";

/** A filled-in form of a name to be scored. */
export const scoreForm = (over: Over = {}): Record<string, string> =>
  filledIn({ kind: "baby", name: "林清和", sex: "female" }, over);

/** A birth to go with it, with the consent that it needs. */
export const BIRTH = {
  calendar: "solar",
  year: "1990",
  month: "5",
  day: "17",
  hour: "9",
  guardian: "1",
} as const;

/** The same of a name for a business. */
export const businessScoreForm = (over: Over = {}): Record<string, string> =>
  filledIn({ kind: "business", name: "杭州市云上麦食品有限公司", usage: "company" }, over);
