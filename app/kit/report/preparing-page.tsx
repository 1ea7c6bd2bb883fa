import { PaySteps } from "#app/kit/order/pay-steps.tsx";
import { LuopanPictures } from "#app/kit/page/frame/luopan.tsx";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** Seconds after which a page of a report that is being made looks again. */
export const LOOK_AGAIN = 4;

/** What the page of a report that is being made is drawn from. */
export const preparing = (sn: string) => ({
  view: "preparing" as const,
  title: "正在整理您的结果",
  sn,
  reload: LOOK_AGAIN,
});

/** Paid, and the report not there yet (正在整理): the page looks again by itself. */
export function PreparingPage({ sn, path }: { sn: string; path: string }) {
  return (
    <div className="wait" data-reload={LOOK_AGAIN}>
      <div className="wait-head" role="status">
        <div className="compass">
          <LuopanPictures />
        </div>
        <div>
          <h1>
            <Parts of={["正在整理", "您的结果"]} />
          </h1>
          <p className="lead">
            <Clauses text="已经收到付款，通常几秒钟就好，会自动打开。也可以先关掉，过一会儿再来，结果在订单里。" />
          </p>
        </div>
      </div>
      <PaySteps labels={["已下单", "已付款", "打开结果"]} at={2} />
      <div className="btns">
        <Link className="btn" to={path}>
          现在看看
        </Link>
      </div>
      <dl className="sums">
        <div>
          <dt>订单号</dt>
          <dd className="num">{sn}</dd>
        </div>
      </dl>
    </div>
  );
}
