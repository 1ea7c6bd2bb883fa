import { filledIn, type Over } from "./filled-in.ts";

const FILLED = {
  kind: "baby",
  surname: "林",
  sex: "female",
  born: "1",
  calendar: "solar",
  year: "2026",
  month: "4",
  day: "18",
  hour: "9",
  length: "2",
  guardian: "1",
};

/** A filled-in form for a baby. */
export const babyForm = (over: Over = {}): Record<string, string> => filledIn(FILLED, over);
