import { PaySteps } from "#app/kit/order/pay-steps.tsx";
import { LuopanPictures } from "#app/kit/page/frame/luopan.tsx";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Calling } from "#app/kit/prose/calling.tsx";
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

/** Characters of the number that are read out on the phone. */
const END = 6;

/** What to do where an answer that comes in seconds has not come in minutes. */
const still = (phone: string, sn: string): string =>
  `过了几分钟还没有好，请${phone === "" ? "联系我们" : `打\u00a0${phone}\u00a0找我们`}，报订单号后 ${END} 位 ${sn.slice(-END)}。结果给不出来，钱全部退回。`;

/** Paid, and the report not there yet (正在整理): the page looks again by itself. */
export function PreparingPage({ sn, path }: { sn: string; path: string }) {
  const phone = useShell()?.siteInfo?.phone ?? "";
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
            <Clauses text="已经收到付款，通常几秒钟就好，会自动打开。也可以先关掉，过一会儿再来，结果在“我的订单”里。" />
          </p>
        </div>
      </div>
      <PaySteps labels={["已下单", "已付款", "整理结果"]} at={2} />
      <div className="btns">
        <Link className="btn quiet" to={path}>
          现在看看
        </Link>
      </div>
      <p className="sm after">
        <Calling text={still(phone, sn)} phone={phone} />
      </p>
      <dl className="sums">
        <div>
          <dt>订单号</dt>
          <dd className="num">{sn}</dd>
        </div>
      </dl>
    </div>
  );
}
