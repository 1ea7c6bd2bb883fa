import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** Seconds after which a page of a report that is being made looks again. */
export const LOOK_AGAIN = 4;

/** What the page of a report that is being made is drawn from. */
export const preparing = (sn: string) => ({
  view: "preparing" as const,
  title: "正在整理您的报告",
  sn,
  reload: LOOK_AGAIN,
});

/** Paid, and the report not there yet (正在整理): the page looks again by itself. */
export function PreparingPage({ path }: { path: string }) {
  return (
    <div className="plea" data-reload={LOOK_AGAIN}>
      <h1>正在整理您的报告</h1>
      <p className="lead">
        <Clauses text="已经收到付款。整理好会自动打开，通常几秒钟；也可以先关掉，过一会儿再来。" />
      </p>
      <p className="echo">
        <Link to={path}>现在看看</Link>
      </p>
    </div>
  );
}
