import type { ReactNode } from "react";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";

/** The sentences of the note, each in the pieces that stay on one line. */
const LIMIT = [
  ["我们不能替您完成核名。"],
  ["在内地登记，请到当地企业", "名称申报系统查询，"],
  ["商标请到国家知识产权局", "官网检索。"],
] as const;

/**
 * What the scores of business names do not say: no rivals were named, and no register was asked. `rivals` is undefined to
 * whoever is not told of them.
 */
export const NotCompared = ({
  rivals,
  children,
}: {
  rivals: number | undefined;
  /** What was found beside the rivals. */
  children?: ReactNode;
}) => (
  <p className="sm">
    <Clauses
      text={rivals === 0 ? "打分时没有和同行比（您没有填），也没有查注册商标。" : "打分时没有查注册商标。"}
    />
    {children}
  </p>
);

/** What we can't do (核名、商标检索), on every page about a business name. */
export function LimitNote() {
  return (
    <p className="sm limit">
      {LIMIT.map((parts) => (
        <span className="cl" key={parts[0]}>
          <Parts of={parts} />
        </span>
      ))}
    </p>
  );
}

/**
 * Results of before 2.3.1 keep their points for a comparison with no rivals: it is said that the rule was another then.
 * (A stored bill is never changed.)
 */
export function OldRule({ bill: { lines } }: { bill: Bill }) {
  const isOld = lines.some(({ input, points }) => input === "没有填同行名字" && points > 0);
  if (!isOld) return null;
  return (
    <p className="sm">
      <Clauses text="“和同行拉开”没有比较过：早先的版本照样给了满分，现在这一行不计分。这份结果按当时的版本保存，没有改。" />
    </p>
  );
}
