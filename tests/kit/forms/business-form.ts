import { filledIn, type Over } from "./filled-in.ts";

const FILLED = {
  kind: "business",
  usage: "company",
  region: "杭州市",
  trade: "社区面包店",
  form: "limited",
  length: "2",
};

/** A filled-in business form. */
export const businessForm = (over: Over = {}): Record<string, string> => filledIn(FILLED, over);
