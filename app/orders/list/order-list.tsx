import { BACK_IN } from "#app/kit/order/back-in.ts";
import { FirstName } from "#app/kit/order/first-name.tsx";
import { summaryState, waitsForBuyer } from "#app/kit/order/order-state.ts";
import { payStep } from "#app/kit/order/services.ts";
import { askedText, waitsInWords } from "#app/kit/page/asked-words.ts";
import { dateText, dayTextOf, minuteText } from "#app/kit/page/time-text.ts";
import { askedPath, ownCommentPath } from "#app/kit/paths/comment-paths.ts";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { dotted } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { may } from "#functions/contract/wire/roles.ts";

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** The page on which each order's data may be deleted; absent: it may not be here. */
  deletePath?: (sn: string) => string;
}

/** Orders, newest first, and the way to each: to whom they are not, with the surname only. */
export function OrderList({ orders, deletePath }: OrderListProps) {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.sn}>
          <div>
            <Called order={order} />
            <i className={standClass(order)}>
              {order.role === "reader" ? `${summaryState(order)}，只能看` : summaryState(order)}
            </i>
            <span className="num">{whenText(order)}</span>
          </div>
          <Told order={order} />
          <div className="manage">
            <Onward order={order} />
            {order.paidAt !== null && <Say order={order} />}
            <Manage order={order} {...(deletePath !== undefined && { deletePath })} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What waits for its buyer is seen first, then what is there to be read; what is on its way is told of in grey. */
const standClass = (order: OrderSummary): string | undefined =>
  waitsForBuyer(order) ? "waits" : order.status === "delivered" ? "ready" : undefined;

/** What an order is called: first the name by which its owner knows it again (头一个名字), of a scored name that name. */
function Called({ order }: { order: OrderSummary }) {
  const { first = "", kind } = order;
  if (first === "") return <b>{orderTitle(order)}</b>;
  return (
    <>
      <b data-quoted="">
        <FirstName first={first} kind={kind} />
      </b>
      <em>{orderTitle({ ...order, surname: "" })}</em>
    </>
  );
}

/** Is it of money that nobody has seen, and that its buyer may look for? */
export const isSought = (order: OrderSummary): boolean => order.status === "pending" && waitsForBuyer(order);

/** What to do about money that nobody has seen, said once above all such orders. */
export const SoughtNote = () => (
  <p className="lead mt-2">
    <Clauses text="付过了，点“核对付款”就会去查；没有付过，不用管。" />
  </p>
);

/** What went back of its money and when; how a complaint, or a wish for money back, stands, and the way to what was written. */
function Told({ order }: { order: OrderSummary }) {
  const { asked, back, currency } = order;
  if (!asked && !back) return null;
  return (
    <p className="asked">
      {back && (
        <span>
          <Clauses
            text={
              back.doneAt === null
                ? `正在退 ${amountText(back.amount, currency)}，${BACK_IN}`
                : `已退 ${amountText(back.amount, currency)}，${dayTextOf(back.doneAt)}`
            }
          />
        </span>
      )}
      {asked && (
        <Link to={askedPath(asked.sn)}>
          <span className={waitsInWords(asked, Date.now()) ? "waits" : undefined}>
            <Clauses text={askedText(asked, Date.now())} />
          </span>
        </Link>
      )}
    </p>
  );
}

/** What an order is called: the service, and for whom or for what it is. */
export function orderTitle({ title, surname, about }: OrderSummary): string {
  if (surname !== "") return dotted([title, `姓${surname}`]);
  return about === "" ? title : dotted([title, about]);
}

/** When it was ordered, to the minute, for several may be made in a day; and what was paid, or may have been. */
function whenText({ createdAt, paidAt, status, amount, currency }: OrderSummary): string {
  const when = `${dateText(createdAt)} ${minuteText(createdAt).slice(11)}`;
  return paidAt === null && status !== "pending" ? when : dotted([when, amountText(amount, currency)]);
}

/** On to what an order shows, free or paid for, and to its payment where it is not paid yet. */
function Onward({ order }: { order: OrderSummary }) {
  const { kind, status, role, next } = order;
  const step = payStep(order);
  if (status === "erased") return null;
  const isShown = step === null || kind !== "manual";
  // Money that may be on its way is looked for first.
  const looks = status === "pending";
  const pay = step !== null && may(role, "order", "payAgain") && <Link to={step.to}>{step.text}</Link>;
  return (
    <>
      {looks && pay}
      {isShown && <Link to={next}>{shownText(order)}</Link>}
      {!looks && pay}
    </>
  );
}

/** What is left of an order whose money went back: what it showed before it was paid, and of expert work how it went. */
export const leftText = (kind: OrderSummary["kind"]): string =>
  kind === "manual" ? "看这笔订单" : "看免费结果";

/** What an order shows; unpaid, no word that could mean the payment's result. */
function shownText({ kind, status, paidAt }: OrderSummary): string {
  if (status === "refunded") return leftText(kind);
  if (kind === "manual" || status === "paid") return "看进度";
  return paidAt === null ? "看免费结果" : "看结果";
}

/** On to what its owner may say of an order: a comment, a complaint, a refund asked for; the number goes along. */
function Say({ order: { sn, role, status, paidAt } }: { order: OrderSummary }) {
  if (status === "erased" || !may(role, "order", "advise")) return null;
  if (status === "refunding") return <Link to={receiptPath(sn)}>看退款进度</Link>;
  return (
    <Link to={ownCommentPath(sn)}>
      {paidAt === null ? "投诉或建议" : status === "refunded" ? "评论、投诉" : "评论、投诉、退款"}
    </Link>
  );
}

/** Folded: the number of an order, of which a free result is none, and what is seldom done, to delete it (管理). */
function Manage({ order, deletePath }: { order: OrderSummary } & Pick<OrderListProps, "deletePath">) {
  const { kind, sn, status, role, paidAt } = order;
  if (role === "reader" || status === "erased") return null;
  const mayErase = deletePath !== undefined && may(role, "x", "erase");
  const isUnpaid = paidAt === null;
  const isFolded = mayErase || isUnpaid;
  return (
    <details>
      <summary>
        {isFolded ? "管理" : "订单号"}
        <span className="sr-only">{`：${orderTitle(order)}`}</span>
      </summary>
      {(status !== "created" || kind === "manual") && (
        <p className="num" translate="no">
          <Clauses text={isFolded ? `订单号 ${sn}` : sn} />
        </p>
      )}
      {isFolded && (
        <p>
          {isUnpaid && <Say order={order} />}
          {mayErase && <Link to={deletePath(sn)}>删除这份资料</Link>}
        </p>
      )}
    </details>
  );
}
