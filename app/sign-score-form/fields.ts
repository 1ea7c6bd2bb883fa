/** The fields of the form in the order of the page, each with the id that its error links to. */
export const ANCHORS = {
  name: "name",
  sign: "sign",
  usage: "usage",
  trade: "trade",
  region: "region",
  rivals: "rivals",
  keep: "keep",
  sent: "submit",
} as const;

export type Field = keyof typeof ANCHORS;

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in Field]?: string } = {
  usage: "用在哪里",
  trade: "做什么生意",
  region: "所在地",
  rivals: "同行",
  keep: "资料保存",
};

const isField = (key: string): key is Field => Object.hasOwn(ANCHORS, key);

/** The field of the page for a key of the wire; the button where it has none. */
export function fieldOf(key: string): Field {
  const bare = key.replace(/[.[].*$/, "");
  return isField(bare) ? bare : "sent";
}

/** What a fresh form holds. */
export const FRESH: Readonly<Record<string, string>> = { usage: "company", keep: "30d" };
