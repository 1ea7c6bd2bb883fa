/** The fields of the brief in the order of the page, each with the id that its error links to. */
export const ANCHORS = {
  surname: "surname",
  sex: "sex",
  birth: "birth",
  story: "story",
  like: "like",
  dislike: "dislike",
  due: "due",
  length: "length",
  fixed: "fixed",
  generation: "generation",
  avoid: "avoid",
  guardian: "guardian",
  form: "submit",
} as const;

export type BriefField = keyof typeof ANCHORS;

/** What the summary calls a field whose message does not name it. */
export const LABELS: { readonly [F in BriefField]?: string } = {
  birth: "出生时间，或预产期",
  story: "家里的故事或期望",
  like: "喜欢的名字与原因",
  dislike: "不喜欢的名字与原因",
  due: "最晚什么时候要",
  fixed: "一定要用的字",
  generation: "字辈",
  avoid: "不想用的字",
};

/** The field of the page for a key of the wire; `form` where it has none. */
export const fieldOf = (key: string): BriefField => (isField(key) ? key : "form");

const isField = (key: string): key is BriefField => Object.hasOwn(ANCHORS, key);

/** Keys that go to the wire as they stand, where they hold anything. */
export const BRIEF_KEYS = [
  "surname",
  "sex",
  "birth",
  "story",
  "like",
  "dislike",
  "due",
  "length",
  "fixed",
  "generation",
  "avoid",
] as const;

/** What a fresh brief holds. */
export const FRESH: Readonly<Record<string, string>> = { length: "any" };
