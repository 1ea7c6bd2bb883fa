import type { ReactNode } from "react";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import type { Hold } from "#functions/contract/orders/hold.ts";

interface OwnOrderProps {
  sn: string;
  isPaid: boolean;
  hold: Hold;
  /** The code for another phone stands on the page already. */
  hasQr: boolean;
  /** How it is shared, where that does not stand further up. */
  share: ReactNode;
}

/** What the owner may do with an order (管理订单): find it again, share it, take it to another browser. */
export function OwnOrder({ sn, isPaid, hold, hasQr, share }: OwnOrderProps) {
  return (
    <div className="off-paper">
      <Find isPaid={isPaid} hasCode={hold.recovery !== null} />
      {share}
      {!hasQr && <OtherBrowser sn={sn} />}
      <section className="sec" aria-labelledby="erase">
        <h2 id="erase">不再需要了</h2>
        <p>
          到<Link to="/search-order-history">我的订单</Link>里删除。
        </p>
      </section>
    </div>
  );
}

function Find({ isPaid, hasCode }: { isPaid: boolean; hasCode: boolean }) {
  return (
    <section className="sec" aria-labelledby="find">
      <h2 id="find">以后怎么找回</h2>
      <RecoveryNote />
      <p className={hasCode ? "sm" : undefined}>
        <Clauses
          text={
            isPaid
              ? `${hasCode ? "也" : ""}可以到“查订单”里，用付款时留的手机号，或账单里的交易单号找回。`
              : "付款后会给您一个恢复码，换了手机也能找回。没付款的结果，请用下面的办法带到别的手机。"
          }
        />
        {isPaid && <span className="cl">交易单号在支付宝里叫订单号。</span>}
      </p>
      {isPaid && (
        <p className="sm mt-3">
          <Clauses text="收据上的订单号、商户单号也查得到，但只能看，不能改。" />
        </p>
      )}
    </section>
  );
}

function OtherBrowser({ sn }: Pick<OwnOrderProps, "sn">) {
  const action = `${usePath(receiptPath(sn))}#other`;
  return (
    <section className="sec" aria-labelledby="take">
      <h2 id="take">换手机，换浏览器</h2>
      <form className="btns" method="post" action={action} data-wait="请稍候…">
        <p>
          <Clauses text="这台手机还在手边，可以直接把订单带过去。" />
        </p>
        <button className="btn quiet" type="submit" name="step" value="hand">
          带到另一台手机或电脑
        </button>
      </form>
    </section>
  );
}
