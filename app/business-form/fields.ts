/** The fields of the business form in the order of the page, each with the id that its error links to. */
export const ANCHORS = {
  usage: "usage",
  trade: "trade",
  region: "region",
  form: "form",
  length: "length",
  style: "style",
  must: "must",
  avoid: "avoid",
  rivals: "rivals",
  date: "year",
  hour: "hour",
  guardian: "guardian",
  keep: "keep",
  sent: "submit",
} as const;

export type Field = keyof typeof ANCHORS;

const isField = (key: string): key is Field => Object.hasOwn(ANCHORS, key);

/** Keys of the head's birth that are drawn together. */
const OF_DATE: ReadonlySet<string> = new Set(["calendar", "year", "month", "day", "leap"]);

/** The field of the page for a key of the wire such as `style[0]`; the button where it has none. */
export function fieldOf(key: string): Field {
  const bare = key.replace(/[.[].*$/, "");
  if (OF_DATE.has(bare)) return "date";
  return isField(bare) ? bare : "sent";
}

/** What a fresh form holds. */
export const FRESH: Readonly<Record<string, string>> = {
  usage: "company",
  form: "undecided",
  length: "2",
  calendar: "solar",
  hour: "unknown",
  keep: "30d",
};
