import { browserPath } from "#app/kit/order/services.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { WechatScript } from "#app/kit/page/wechat-script.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { CheckoutOrder, MiniLink, Ways } from "#app/orders/payment/checkout-state.ts";
import { isAllShut } from "./shut-channel.ts";

interface NoWayProps {
  order: CheckoutOrder;
  ways: Ways;
}

/** Nothing can be paid with here: why, and the way on. */
export function NoWay({ order, ways }: NoWayProps) {
  const { app, isClosed, isUnknownPayer, mini } = ways;
  if (isClosed)
    return <Nowhere sn={order.sn} text="付款还没有开通，现在不用付。免费的内容都还在，可以照常看。" />;
  if (isAllShut(ways))
    return <Nowhere sn={order.sn} text="现在付不了款。订单和内容都还在，请过些时候再来付。" />;
  if (mini !== null) return <ByMiniProgram order={order} app={app} mini={mini} />;
  return (
    <div className="shut">
      <p className="lead">
        <Clauses
          text={
            isUnknownPayer
              ? "微信暂时没有确认是谁在付款，微信支付这会儿打不开。没有扣款，可以再试一次，或到手机浏览器里付。"
              : `${app?.name ?? "这个浏览器"}里付不了款。请到手机浏览器里付，订单会一起带过去。`
          }
        />
      </p>
      <div className="btns">
        {isUnknownPayer && (
          <Link className="btn" to={`/pay-new/${order.type}?sn=${order.sn}`}>
            再试一次
          </Link>
        )}
        <Link className={isUnknownPayer ? "btn quiet" : "btn"} to={browserPath(order.sn)}>
          怎么在浏览器里付
        </Link>
      </div>
    </div>
  );
}

/** Says why the order cannot be paid anywhere now, and where the visitor finds it again. */
function Nowhere({ sn, text }: { sn: string; text: string }) {
  return (
    <div className="shut">
      <p className="lead">
        <Clauses text={text} />
      </p>
      <p>
        <Clauses text="这笔订单记在“我的订单”里；换了浏览器，凭订单号也查得到：" />
        <span className="num">{sn}</span>
      </p>
      <Link className="btn quiet" to="/search-order-history">
        我的订单
      </Link>
    </div>
  );
}

/** The way to pay in the mini-program; inside an app also the way to pay in a browser. */
function ByMiniProgram({ order, app, mini }: { order: CheckoutOrder; app: Ways["app"]; mini: MiniLink }) {
  const { publicPath = "/" } = useShell() ?? {};
  return (
    <div className="shut">
      <p className="lead">
        <Clauses
          text={
            app === null
              ? "可以到微信小程序里付款，订单会一起带过去。"
              : "这一页里付不了款。请到小程序的订单页付，或到手机浏览器里付，订单会一起带过去。"
          }
        />
      </p>
      <div className="btns">
        <a className="btn" href={mini.openlink} data-mini={app === null ? undefined : mini.page}>
          {app === null ? "打开小程序付款" : "到小程序里付款"}
        </a>
        {app !== null && (
          <Link className="btn quiet" to={browserPath(order.sn)}>
            怎么在浏览器里付
          </Link>
        )}
      </div>
      {app !== null && <WechatScript publicPath={publicPath} />}
    </div>
  );
}
