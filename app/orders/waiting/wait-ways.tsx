import { checkoutPath, checkPath, waitPath } from "#app/kit/order/services.ts";
import { Parts } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Standing } from "#app/orders/payment/standing.ts";
import { SheetButton, SheetSaid } from "./sheet-button.tsx";
import { type Saying, sayingOf, type WaitView } from "./wait-view.ts";

/** The heading of the ways on, where it is not 付款了吗？ (have you paid?). */
const HEADINGS: Readonly<Partial<Record<Saying, string>>> = {
  leaving: "没有自动打开？",
  none: "接下来",
  failed: "接下来",
  left: "接下来",
  expired: "接下来",
  closed: "接下来",
  mismatch: "看看有没有结果",
};

/** Nothing was paid: the first button pays, the second looks again. Whoever has asked says that they have paid. */
const TO_PAY = new Set<Saying>(["none", "left", "expired", "closed", "failed"]);
/** The standing is a mismatch or unknown: the page offers no further payment. */
const NOT_TO_PAY = new Set<Standing>(["mismatch", "unknown"]);
/** The payment is over: the button says that it opens the payment once more. */
const OVER = new Set<Standing>(["expired", "closed", "failed"]);

/** The same payment can be opened again from here; else the checkout has the ways that work. */
export const reopens = ({ standing, order, onward, canReopen }: WaitView): boolean =>
  !NOT_TO_PAY.has(standing) && canReopen && order !== null && order.channel !== null && !isHere(onward);

/** The payment is gone on with on this very page: it leaves by itself, or stands here to be scanned or opened. */
const isHere = (onward: WaitView["onward"]): boolean =>
  onward !== null && (onward.kind !== "leave" || onward.isNow);

/** 再查一次 · 去付款 · 换方式, as far as the state allows them, what is most likely wanted first. */
export function WaitWays({ view }: { view: WaitView }) {
  const { sn, standing, order, onward } = view;
  const saying = sayingOf(view);
  const isLeaving = onward?.kind === "leave" && onward.isNow;
  const isSheet = onward?.kind === "sheet";
  const mayPay = !NOT_TO_PAY.has(standing) && order !== null;
  const isScan = onward?.kind === "scan";
  const isOnPage = isHere(onward);
  const paysFirst = mayPay && TO_PAY.has(saying);
  const opensAgain = reopens(view);
  const warns = mayPay && !paysFirst && !isLeaving;
  const hasOther = mayPay && (isOnPage || opensAgain);
  // Of a wrong amount nothing can be done but to wait: no button is pressed on whoever worries.
  const isSecond = isLeaving || isSheet || paysFirst || standing === "mismatch";
  const pay = mayPay && !isOnPage && (
    <Pay to={checkoutPath(order.kind, sn)} {...{ view, reopens: opensAgain, isFirst: paysFirst }} />
  );
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{HEADINGS[saying] ?? "付款了吗？"}</h2>
      {warns && <p className="mb-3">如果已经付了，请不要再付。</p>}
      {isLeaving && (
        <>
          <p className="btns">
            <a className="btn" href={onward.url}>
              打开付款页面
            </a>
          </p>
          <p className="mb-3 mt-6">
            <Parts of={["已经付过了？", "请不要再付。"]} />
          </p>
        </>
      )}
      <div className="btns">
        {isSheet && <SheetButton params={onward.params} isNow={onward.isNow} />}
        {paysFirst && pay}
        <Link className={isSecond ? "btn quiet" : "btn"} to={checkPath(sn)}>
          {standing === "mismatch" ? "再查一次" : "我已付款，再查一次"}
        </Link>
        {!paysFirst && pay}
      </div>
      {isSheet && <SheetSaid />}
      {hasOther && !isScan && (
        <p className="sm other-way">
          换一种付款方式：
          <Link to={checkoutPath(order.kind, sn)}>回到确认订单</Link>
        </p>
      )}
    </section>
  );
}

interface PayProps {
  view: WaitView;
  /** Its checkout. */
  to: string;
  /** The same payment can be opened again here; else the checkout has the ways that work. */
  reopens: boolean;
  isFirst: boolean;
}

/** The button that leads to paying. */
function Pay({ view, to, reopens, isFirst }: PayProps) {
  if (reopens) return <Reopen view={view} isFirst={isFirst} />;
  return (
    <Link className={isFirst ? "btn" : "btn quiet"} to={to}>
      {isFirst ? (OVER.has(view.standing) ? "重新付款" : "去付款") : "还没付，去付款"}
    </Link>
  );
}

/** Opens the same payment again. */
function Reopen({ view, isFirst }: Pick<PayProps, "view" | "isFirst">) {
  const { sn, standing, order, idem } = view;
  return (
    <form method="post" action={usePath(waitPath(sn))} data-wait="正在打开付款…">
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="channel" value={order?.channel ?? ""} />
      <input type="hidden" name="seen" value={order?.amount ?? ""} />
      <button className={isFirst ? "btn" : "btn quiet"} type="submit">
        {OVER.has(standing) ? "重新打开付款" : isFirst ? "去付款" : "还没付，去付款"}
      </button>
    </form>
  );
}
