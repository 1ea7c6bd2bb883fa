import { useHref } from "@remix-run/react";
import { checkoutPath, checkPath } from "#app/kit/order/services.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";
import type { Standing } from "#app/orders/payment/standing.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { PayScript } from "./pay-script.tsx";

interface BrowserPageProps {
  order: PaidResult;
  standing: Standing;
  /** The app whose browser shows this; null in a browser of its own. */
  app: { name: string; leave: string } | null;
  /** Where another browser takes the order over: the whole address, and its path. */
  address: string;
  path: string;
}

/** From an app to a browser (在浏览器里付款): in the app how to leave it, in a browser the link to the checkout. */
export function BrowserPage({ order, standing, app, address, path }: BrowserPageProps) {
  const { sn, kind, title, amount, currency } = order;
  const check = useHref(checkPath(sn));
  return (
    <div className="wait">
      <h1>{app === null ? "可以付款了" : "到浏览器里付款"}</h1>
      <div className="cols">
        <div>
          {app === null ? (
            <p className="lead">
              <Clauses text="已经在浏览器里了，订单也带过来了。付好后，两边都能看到结果。" />
            </p>
          ) : (
            <Inside app={app} address={address} path={path} />
          )}
          <dl className="sums">
            <div>
              <dt>内容</dt>
              <dd>{title}</dd>
            </div>
            <div>
              <dt>订单号</dt>
              <dd className="num">{sn}</dd>
            </div>
            <div>
              <dt>金额</dt>
              <dd className="num">{amountText(amount, currency)}</dd>
            </div>
          </dl>
          <div className="btns ask">
            {app === null ? (
              <>
                <Link className="btn" to={checkoutPath(kind, sn)}>
                  去付款
                </Link>
                <Link className="btn quiet" to={checkPath(sn)}>
                  我已付款，再查一次
                </Link>
              </>
            ) : (
              <>
                <Link className="btn quiet" to={checkPath(sn)}>
                  我已付款，再查一次
                </Link>
                <Link className="btn quiet" to={checkoutPath(kind, sn)}>
                  回到确认订单
                </Link>
              </>
            )}
          </div>
        </div>
        {app !== null && (
          <aside className="card qr-box" aria-label="换手机的二维码">
            <QrCode content={address} label="换手机的二维码" />
            <p>也可以用另一台手机扫</p>
            <p className="sm">
              <Clauses text="扫开后点“接着用”。半小时内有效，只能用一次。" />
            </p>
          </aside>
        )}
      </div>
      <PayScript check={check} standing={standing} />
    </div>
  );
}

interface InsideProps {
  app: NonNullable<BrowserPageProps["app"]>;
  address: string;
  path: string;
}

function Inside({ app, address, path }: InsideProps) {
  return (
    <>
      <p className="lead">
        <Clauses text="两个办法，选一个就行。付好后回到这里看结果。" />
      </p>
      <ul className="ways-out">
        <li>
          <Clauses text={`在${app.name}里，${app.leave}。`} />
        </li>
        <li>
          <Clauses text="或者复制下面的链接，到手机浏览器里粘贴打开。" />
          <p className="own-address" data-quoted="">
            {address}
          </p>
          <a className="btn" href={useHref(path)} data-copy="">
            复制这个链接
          </a>
        </li>
      </ul>
    </>
  );
}
