import { Parts } from "#app/kit/prose/clauses.tsx";

/** The lines of a brief as the page repeats them: key of the form, label (parted by | where it breaks first), words for its values. */
const LINES: readonly (readonly [key: string, label: string, names?: Readonly<Record<string, string>>])[] = [
  ["surname", "姓氏"],
  ["sex", "性别", { male: "男孩", female: "女孩", unknown: "还不知道" }],
  ["birth", "出生"],
  ["story", "家里的故事|或期望"],
  ["like", "喜欢的名字"],
  ["dislike", "不喜欢的名字"],
  ["due", "最晚何时要"],
  ["length", "名字几个字", { "1": "一个字", "2": "两个字", any: "都可以" }],
  ["fixed", "一定要用的字"],
  ["generation", "字辈"],
  ["avoid", "不想用的字"],
];

/** Repeats what the family said (资料). */
export function BriefSaid({ said }: { said: Readonly<Record<string, string>> }) {
  const lines = LINES.flatMap(([key, label, names]) => {
    const value = said[key];
    return value === undefined || value === ""
      ? []
      : [{ label, value: names?.[value] ?? (key === "avoid" ? value.replaceAll(",", "、") : value) }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className="says brief-said">
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <Parts of={label.split("|")} />
          </dt>
          <dd data-quoted>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
