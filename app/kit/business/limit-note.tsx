import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";

/** The sentences of the note, each in the pieces that stay on one line. */
const LIMIT = [
  ["我们不能替您完成核名。"],
  ["请到当地企业名称", "申报系统查询，"],
  ["商标请到国家知识产权局", "官网检索。"],
] as const;

/**
 * What the scores of business names do not say: no rivals were named, and no register was asked. `rivals` is undefined to
 * whoever is not told of them.
 */
export const NotCompared = ({ rivals }: { rivals: number | undefined }) => (
  <p className="sm">
    <Clauses
      text={rivals === 0 ? "分数里没有和同行比（您没有填），也没有查注册商标。" : "分数里没有查注册商标。"}
    />
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
