import { checkoutPath, checkPath } from "#app/kit/order/services.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Standing } from "#app/orders/payment/standing.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { PayScript } from "./pay-script.tsx";
import { WaysOut } from "./ways-out.tsx";

interface BrowserPageProps {
  order: PaidResult;
  standing: Standing;
  /** The app whose browser shows this; null in a browser of its own. */
  app: { name: string; leave: string } | null;
  /** Where another browser takes the order over: the whole address, and its path. */
  address: string;
  path: string;
  /** Until when that address holds. */
  until: string;
}

/** From an app to a browser (在浏览器里付款): in the app how to leave it, in a browser the link to the checkout. */
export function BrowserPage({ order, standing, app, address, path, until }: BrowserPageProps) {
  const { sn, kind, title, amount, currency } = order;
  const isOut = app === null;
  const pay = (
    <Link className={isOut ? "btn" : "btn quiet"} to={checkoutPath(kind, sn)}>
      {isOut ? "去付款" : "回到确认订单"}
    </Link>
  );
  return (
    <div className="wait">
      <h1>{isOut ? "可以付款了" : "到浏览器里付款"}</h1>
      <p className="lead">
        <Clauses
          text={
            isOut
              ? "已经在浏览器里了，订单也带过来了。付好后，两边都能看到结果。"
              : "浏览器里有别的付款方式。三个办法选一个就行。"
          }
        />
      </p>
      {!isOut && (
        <p className="lead">
          <Clauses text="在浏览器里打开后，点“接着用”就能付款。付好后两边都能看到结果。" />
        </p>
      )}
      <p className="num mt-3">{dotted([title, amountText(amount, currency)])}</p>
      {!isOut && <WaysOut {...{ app, address, path, until }} />}
      <dl className="sums">
        <div>
          <dt>订单号</dt>
          <dd className="num">{sn}</dd>
        </div>
      </dl>
      <div className="btns ask">
        {isOut && pay}
        <Link className="btn quiet" to={checkPath(sn)}>
          我已付款，再查一次
        </Link>
        {!isOut && pay}
      </div>
      <PayScript check={usePath(checkPath(sn))} standing={standing} />
    </div>
  );
}
