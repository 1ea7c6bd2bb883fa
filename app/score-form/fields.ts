/** The fields of the score form in the order of the page, each with the id that its error links to. */
export const ANCHORS = {
  name: "name",
  split: "surname",
  sex: "sex",
  date: "year",
  hour: "hour",
  guardian: "guardian",
  keep: "keep",
  form: "submit",
} as const;

export type Field = keyof typeof ANCHORS;

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in Field]?: string } = { sex: "性别", date: "出生日期", keep: "资料保存" };

/** Which field of the page stands for a key of the wire. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  surname: "split",
  given: "split",
  born: "date",
  calendar: "date",
  year: "date",
  month: "date",
  day: "date",
  leap: "date",
  place: "date",
  zishi: "date",
  minute: "hour",
};

/** The field of the page for a key of the wire; `form` where it has none. */
export function fieldOf(key: string): Field {
  const found = FIELD_OF[key];
  if (found !== undefined) return found;
  return isField(key) ? key : "form";
}

const isField = (key: string): key is Field => Object.hasOwn(ANCHORS, key);

/** What a fresh form holds. */
export const FRESH: Readonly<Record<string, string>> = {
  sex: "unknown",
  calendar: "solar",
  hour: "unknown",
  keep: "30d",
};
