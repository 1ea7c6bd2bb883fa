/** The fields of the baby form in the order of the page, each with the id that its error links to. */
export const ANCHORS = {
  surname: "surname",
  sex: "sex",
  date: "year",
  hour: "hour",
  length: "length",
  more: "more",
  place: "place",
  wishes: "wishes",
  sources: "sources",
  fixed: "fixed",
  generation: "generation",
  avoid: "avoid",
  have: "have",
  rarity: "rarity",
  speech: "speech",
  traditions: "traditions",
  zishi: "zishi",
  keep: "keep",
  guardian: "guardian",
  form: "submit",
} as const;

export type Field = keyof typeof ANCHORS;

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in Field]?: string } = {
  date: "出生日期",
  place: "出生地",
  wishes: "想表达的意思",
  sources: "喜欢的出处",
  fixed: "一定要用的字",
  generation: "字辈",
  avoid: "不想用的字",
  have: "备选名",
  rarity: "用字",
  speech: "家里说",
  traditions: "传统讲究",
  zishi: "23 点以后出生",
  keep: "资料保存",
};

/** Which field of the page stands for a key of the wire. */
const FIELD_OF: Readonly<Record<string, Field>> = {
  born: "date",
  calendar: "date",
  year: "date",
  month: "date",
  day: "date",
  leap: "date",
  minute: "hour",
  fixedAt: "fixed",
  generationAt: "generation",
  avoidSounds: "avoid",
  useBazi: "traditions",
  useGrids: "traditions",
  useZodiac: "traditions",
};

/** The field of the page for a key of the wire such as `year` or `wishes[0]`; `form` where it has none. */
export function fieldOf(key: string): Field {
  const bare = key.replace(/[.[].*$/, "");
  const found = FIELD_OF[bare];
  if (found !== undefined) return found;
  return isField(bare) ? bare : "form";
}

export const isField = (key: string): key is Field => Object.hasOwn(ANCHORS, key);

/** What a fresh form holds. */
export const FRESH: Readonly<Record<string, string>> = {
  born: "1",
  calendar: "solar",
  length: "2",
  fixedAt: "any",
  generationAt: "1",
  rarity: "any",
  speech: "mandarin",
  traditions: "bazi,grids,zodiac",
  zishi: "late",
  keep: "30d",
};

/** Fields under 更多要求: an error there, or a value that is not the fresh form's, opens the fold. */
export const FOLDED = [
  "more",
  "place",
  "wishes",
  "sources",
  "fixed",
  "generation",
  "avoid",
  "have",
  "rarity",
  "speech",
  "traditions",
  "zishi",
] as const;
