import { detailPath } from "#app/kit/paths/detail-path.ts";
import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { WhyNot } from "#functions/contract/names/why-not.ts";
import { AskForm } from "./ask-form.tsx";

/** The heading, such as 为什么没有“怀瑾”. */
export function whyNotTitle({ given, shownAt, wrong }: WhyNot): string {
  if (wrong !== null) return "为什么没有它？";
  return shownAt === null ? `为什么没有“${given}”？` : `“${given}”就在里面`;
}

/** Answers why a name is not among those of an order, and lets the family ask about another. */
export function WhyNotPage({ asked }: { asked: WhyNot }) {
  const { given, says, shownAt, sn, wrong } = asked;
  return (
    <>
      <Link className="back" to={`/naming-result/${sn}`}>
        回到全部名字
      </Link>
      <h1>{whyNotTitle(asked)}</h1>
      {says.map((sentence) => (
        <p key={sentence}>
          <Clauses text={sentence} />
        </p>
      ))}
      {shownAt !== null && (
        <Link className="go" to={detailPath(sn, given)}>
          看它的详情
        </Link>
      )}
      <section className="sec" aria-labelledby="another">
        <h2 id="another">{wrong === null ? "再问一个" : "请改一下"}</h2>
        <AskForm sn={sn} typed={wrong === null ? "" : given} wrong={wrong} />
        <p className="sm">
          想看它每一项的分数：
          <Link className="nb" to={HOME_PATHS.score}>
            给名字评个分
          </Link>
        </p>
      </section>
    </>
  );
}
