import type { ReactNode } from "react";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import type { Hold } from "#functions/contract/orders/hold.ts";

interface OwnOrderProps {
  sn: string;
  isPaid: boolean;
  /** Who took the money; null where that is not known. */
  payee: string | null;
  hold: Hold;
  /** The code for another phone stands on the page already. */
  hasQr: boolean;
  /** How it is shared, where that does not stand further up. */
  share: ReactNode;
}

/** What the owner may do with an order (管理订单): find it again, share it, take it to another browser. */
export function OwnOrder({ sn, isPaid, payee, hold, hasQr, share }: OwnOrderProps) {
  return (
    <div className="off-paper">
      <Find isPaid={isPaid} payee={payee} hasCode={hold.recovery !== null} />
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

/** What a payer's bill calls the number that finds an order again; only of the channel that was paid by. */
function numberOf(payee: string | null): string {
  if (payee === "支付宝") return "支付宝账单里的订单号";
  return payee === "微信支付" ? "微信账单里的交易单号" : "付款账单里的交易单号";
}

function Find({ isPaid, payee, hasCode }: { isPaid: boolean; payee: string | null; hasCode: boolean }) {
  return (
    <section className="sec" aria-labelledby="find">
      <h2 id="find">以后怎么找回</h2>
      <RecoveryNote />
      <p className={hasCode ? "sm" : undefined}>
        {isPaid ? (
          <>
            <span className="cl">
              {hasCode ? "也可以在“" : "到“"}
              <Link to="/search-order">查订单</Link>
              {hasCode ? "”里" : "”，"}
            </span>
            <span className="cl">{`填${numberOf(payee)}。`}</span>
            <Clauses text="付款时留过手机号的，填手机号也行。" />
          </>
        ) : (
          <Clauses text="付款后会给您一个恢复码，换了手机也能找回。没付款的结果，请用下面的办法带到别的手机。" />
        )}
      </p>
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
