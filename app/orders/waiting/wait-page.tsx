import { payeeOf } from "#app/kit/order/channels.ts";
import { PaySteps } from "#app/kit/order/pay-steps.tsx";
import { checkoutPath, checkPath } from "#app/kit/order/services.ts";
import { LuopanPictures } from "#app/kit/page/frame/luopan.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { dayTextOf, momentText, timeOfDay } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Calling } from "#app/kit/prose/calling.tsx";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";
import { isOpen } from "#app/orders/payment/standing.ts";
import { answerBy } from "#functions/contract/orders/asked.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { PayScript } from "./pay-script.tsx";
import { type Saying, sayingOf, type WaitView } from "./wait-view.ts";
import { reopens, WaitWays } from "./wait-ways.tsx";
import { foundText, WAIT_WORDS } from "./wait-words.ts";

/** The way that this payment goes: a wrong amount never comes to a result, it goes back. */
const stepsOf = (saying: Saying): [string, string, string] => [
  "已下单",
  SENT.has(saying) ? "核对付款" : "付款",
  saying === "mismatch" ? "退款" : "打开结果",
];

/** The truth about a payment (等待付款), and every way on from it. */
export function WaitPage({ view }: { view: WaitView }) {
  const { onward, standing, sn } = view;
  const check = usePath(checkPath(sn));
  const operator = useShell()?.siteInfo?.operator ?? "";
  return (
    <div className="wait">
      <SaidNote said={view.said} />
      <div className="cols">
        <div>
          <Head view={view} />
          <PaySteps labels={stepsOf(sayingOf(view))} at={1} />
        </div>
        {onward?.kind === "scan" && (
          <aside className="card qr-box" aria-label="扫码付款">
            <QrCode content={onward.content} label="微信支付二维码" />
            {view.order !== null && (
              <p className="num">{amountText(view.order.amount, view.order.currency)}</p>
            )}
            {operator !== "" && (
              <p className="sm">
                收款方：<span lang="zh-Hans">{operator}</span>
              </p>
            )}
            <p className="sm">{`${momentText(onward.until)} 前扫码有效`}</p>
          </aside>
        )}
        <div>
          <WaitWays view={view} />
          <Facts view={view} />
        </div>
      </div>
      {isOpen(standing) && <PayScript check={check} standing={standing} />}
    </div>
  );
}

/** Something is under way: the compass turns. */
const MOVES = new Set<Saying>(["leaving", "waiting", "late", "unknown"]);
/** Money may have been sent: it is looked for. In every other case it is still to be paid. */
const SENT = new Set<Saying>(["waiting", "late", "mismatch", "unknown"]);

function Head({ view }: { view: WaitView }) {
  const { sn, standing, seconds, looksAgain, wasAsked, order } = view;
  const phone = useShell()?.siteInfo?.phone ?? "";
  const saying = sayingOf(view);
  const { title, text, steps, more } = WAIT_WORDS[saying];
  const moves = MOVES.has(saying);
  const time = order === null ? "" : timeOfDay(order.checkedAt);
  const facts = {
    seconds,
    phone,
    time,
    looksAgain,
    end: sn.slice(-END),
    by: order === null ? "" : dayTextOf(answerBy(order.checkedAt)),
    sums: sumsOf(order),
    reopens: reopens(view),
  };
  return (
    <div className={moves ? "wait-head" : undefined} role="status">
      {moves && (
        <div className="compass">
          <LuopanPictures />
        </div>
      )}
      <div>
        <h1>
          <Parts of={title} />
        </h1>
        {wasAsked && time !== "" && saying !== "asked" && (
          <p className="status">
            <Clauses text={foundText(standing, time)} />
          </p>
        )}
        <p className="lead">
          <Clauses text={text(facts)} />
        </p>
        {steps !== undefined && (
          <ol className="what-next">
            {steps(facts).map((step) => (
              <li key={step}>
                <Clauses text={step} />
              </li>
            ))}
          </ol>
        )}
        {more !== undefined && (
          <p className="lead">
            <Calling text={more(facts)} phone={phone} />
          </p>
        )}
        {/* A phone cannot scan its own screen: whoever has no other reads of it before the code. */}
        {saying === "scan" && order !== null && (
          <p className="lead">
            如果只有这一台手机，
            <span className="cl">
              请<Link to={checkoutPath(order.kind, sn)}>换一种付款方式</Link>。
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Characters of an order's number that are read out on the phone. */
const END = 6;

/** What was asked and what came of a wrong amount; null where it is not known. */
function sumsOf(order: WaitView["order"]): string | null {
  if (order === null || order.received === null) return null;
  const { amount, currency, received } = order;
  return `应付 ${amountText(amount, currency)}，实收 ${amountText(received, currency)}`;
}

function Facts({ view }: { view: WaitView }) {
  const { sn, order, wasAsked } = view;
  const rows: [string, string][] = [["订单号", sn]];
  if (order !== null) {
    rows.unshift(["内容", order.title]);
    const { amount, currency, received } = order;
    if (received === null) rows.push(["金额", amountText(amount, currency)]);
    else rows.push(["应付", amountText(amount, currency)], ["实收", amountText(received, currency)]);
    if (order.channel !== null) rows.push(["方式", payeeOf(order.channel)]);
    // The number for whoever looks for money that may be on its way; a look just asked for has said its time above.
    if (order.outTradeNo !== null && SENT.has(sayingOf(view))) rows.push(["商户单号", order.outTradeNo]);
    // A wrong amount is waited for for days: its time has a date.
    const at = view.standing === "mismatch" ? momentText(order.checkedAt) : timeOfDay(order.checkedAt);
    if (!wasAsked && sayingOf(view) !== "leaving") rows.push(["上次核对", at]);
  }
  return (
    <dl className="sums">
      {rows.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="num">
            {value}
            {value === sn && (
              <a className="go ml-3" href="#ask" data-copy={sn} hidden>
                复制
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
