import { payeeOf } from "#app/kit/order/channels.ts";
import { FirstName } from "#app/kit/order/first-name.tsx";
import { stateOf } from "#app/kit/order/order-state.ts";
import { checkoutPath, waitPath } from "#app/kit/order/services.ts";
import { AskedNote } from "#app/kit/page/notes/asked-note.tsx";
import type { Shell } from "#app/kit/page/shell.server.ts";
import { dateText, dayTextOf, keptUntil, timeOfDay } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { privatePath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import { leftText } from "#app/orders/list/order-list.tsx";
import { standingOf } from "#app/orders/payment/standing.ts";
import { moneyBy } from "#functions/contract/orders/asked.ts";
import type { Hold } from "#functions/contract/orders/hold.ts";
import type { PaidResult } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { type HandedOver, OtherPhone } from "./other-phone.tsx";
import { OwnOrder } from "./own-order.tsx";
import { ShareOrder } from "./share-order.tsx";

const momentText = (instant: string) => `${dateText(instant)} ${timeOfDay(instant)}`;

type Line = readonly [what: string, value: string];

/** How it stands is of today: a receipt on paper says what was paid. */
const STATE = "状态";

/** What everybody may know of an order who sees it. */
const knownOf = ({ title, status, kind }: PaidResult): Line[] => [
  ["内容", title],
  [STATE, status === "created" ? "还没付款" : stateOf(kind, status)],
];

/** The receipt (收据) in lines, for the owner: what was paid, when, how, and what went back of it. */
function receiptOf(order: PaidResult, isPaid: boolean, shell: Shell | null): Line[] {
  const { sn, amount, currency, createdAt, paidAt, payment, refunds } = order;
  const lines: Line[] = [
    [isPaid ? "已付" : "金额", amountText(amount, currency)],
    // Of a paid order its state stands under the title.
    ...knownOf(order).filter(([what]) => !isPaid || what !== STATE),
    ["订单号", sn],
    ["下单", momentText(createdAt)],
  ];
  if (paidAt !== null) lines.push(["付款", momentText(paidAt)]);
  if (isPaid && payment?.state === "paid")
    lines.push(["方式", payeeOf(payment.channel)], ["商户单号", payment.outTradeNo]);
  for (const back of refunds) {
    const sum = amountText(back.amount, currency);
    lines.push(
      back.doneAt === null
        ? ["正在退", `${sum}，一般 ${dayTextOf(moneyBy(back.askedAt))}前到账`]
        : ["已退", `${sum}，${momentText(back.doneAt)}`],
    );
  }
  if (!isPaid || shell === null) return lines;
  const { operator = "", licence = "", phone = "" } = shell.siteInfo ?? {};
  const seller = [
    ["收款方", operator],
    ["统一社会信用代码", licence],
    ["客服", phone],
    ["网址", shell.home],
  ] as const;
  return [...lines, ...seller.filter(([, text]) => text !== "")];
}

interface ReceiptPageProps {
  order: PaidResult;
  hold: Hold;
  /** The address by which another browser takes it over; null before it was asked for. */
  other: HandedOver | null;
}

/** What is known of an order (订单与收据), and the way on to its result; for its owner, how it is shared and found again. */
export function ReceiptPage({ order, hold, other }: ReceiptPageProps) {
  const { sn, status, kind, next } = order;
  const isOwner = hold.role === "owner";
  const isPaid = standingOf(order, Date.now()) === "paid";
  const shell = useShell();
  const share = <ShareOrder sn={sn} next={next} share={hold.share} />;
  // Once there is something to read, a family is shown it more often than its receipt is read.
  const sharesFirst = isOwner && status === "delivered";
  return (
    <div className="wait">
      {isPaid && isOwner ? <Title /> : <h1>这笔订单</h1>}
      {isOwner && <Which order={order} />}
      {isPaid && isOwner && <Stands order={order} />}
      <AskedNote />
      {other !== null && <OtherPhone order={order} other={other} />}
      <div className="btns ask off-paper">
        {status === "refunded" ? (
          <Refunded {...{ sn, next, kind, isOwner }} />
        ) : (
          // While a code is on the page, another phone is what its owner came for.
          <Link className={other === null ? "btn" : "btn quiet"} to={next}>
            看结果
          </Link>
        )}
        {!isPaid && isOwner && (
          <Link className="btn quiet" to={status === "pending" ? waitPath(sn) : checkoutPath(kind, sn)}>
            {status === "pending" ? "核对付款" : "去付款"}
          </Link>
        )}
      </div>
      {sharesFirst && (
        <>
          {share}
          <h2 className="sec off-paper">收据</h2>
        </>
      )}
      <dl className="sums">
        {(isOwner ? receiptOf(order, isPaid, shell) : knownOf(order)).map(([what, value]) => (
          <div key={`${what} ${value}`} className={what === STATE ? "off-paper" : undefined}>
            <dt>{what}</dt>
            <dd
              className={value.endsWith("）") ? "num tuck" : "num"}
              lang={what === "收款方" ? "zh-Hans" : undefined}
            >
              <Clauses text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {isPaid && isOwner && <OfReceipt sn={sn} mayAsk={status !== "refunded"} />}
      {isOwner && (
        <OwnOrder
          {...{ sn, isPaid, hold }}
          payee={order.payment === null ? null : payeeOf(order.payment.channel)}
          hasQr={other !== null}
          share={sharesFirst ? null : share}
        />
      )}
    </div>
  );
}

const Title = () => (
  <h1>
    <span className="off-paper">订单与</span>收据
  </h1>
);

/** Which order it is, as 我的订单 calls it; a receipt on paper names no child. */
const Which = ({ order: { first = "", kind, title } }: { order: PaidResult }) =>
  first !== "" && (
    <p className="lead off-paper">
      <b data-quoted="">
        <FirstName first={first} kind={kind} />
      </b>
      {` · ${title}`}
    </p>
  );

/** How a paid order stands; on paper it is a receipt of what was paid. */
const Stands = ({ order: { kind, status, paidAt } }: { order: PaidResult }) => (
  <>
    <p className="lead off-paper">
      {status === "delivered" && kind !== "manual" && paidAt !== null ? (
        <>
          {`${stateOf(kind, status)}，`}
          <span className="cl">{`至少保留到 ${keptUntil(paidAt)}。`}</span>
        </>
      ) : (
        stateOf(kind, status)
      )}
    </p>
    <p className="lead on-paper">{status === "refunded" ? "已付款，后来退款" : "已付款"}</p>
  </>
);

/** What the receipt is, and what its owner may want besides it, a row each; what went back whole can't be asked back. */
const OfReceipt = ({ sn, mayAsk }: { sn: string; mayAsk: boolean }) => (
  <>
    <p className="sm mt-3">这是付款凭据，不是发票。</p>
    <ul className="row-links off-paper">
      <li>
        <a href="#print" data-print="">
          打印这张收据
        </a>
        <PrintHint under />
      </li>
      {mayAsk && (
        <>
          <li>
            <Link to={privatePath(sn, "invoice")}>要发票：写抬头和税号</Link>
          </li>
          <li>
            <Link to={privatePath(sn)}>有问题：投诉，或申请退款</Link>
          </li>
        </>
      )}
    </ul>
  </>
);

/** Where an order leads whose money went back: to what is left of it, and for its owner to us where the money has not come. */
const Refunded = ({
  sn,
  next,
  kind,
  isOwner,
}: Pick<PaidResult, "sn" | "next" | "kind"> & { isOwner: boolean }) => (
  <>
    <Link className="btn quiet" to={next}>
      {leftText(kind)}
    </Link>
    {isOwner && (
      <Link className="btn quiet" to={privatePath(sn, "complaint")}>
        钱没到账？写给我们
      </Link>
    )}
  </>
);
