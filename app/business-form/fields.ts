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

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in Field]?: string } = {
  usage: "用在哪里",
  trade: "做什么生意",
  region: "所在地",
  form: "组织形式",
  style: "喜欢的风格",
  must: "必须有的字",
  avoid: "不想用的字",
  rivals: "同行",
  date: "负责人的生日",
  keep: "资料保存",
};

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
