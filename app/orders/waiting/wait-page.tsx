import { useHref } from "@remix-run/react";
import { payeeOf } from "#app/kit/order/channels.ts";
import { checkPath } from "#app/kit/order/services.ts";
import { LuopanPictures } from "#app/kit/page/frame/luopan.tsx";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { timeOfDay } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";
import { isOpen } from "#app/orders/payment/standing.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { PayScript } from "./pay-script.tsx";
import type { WaitView } from "./wait-view.ts";
import { WaitWays } from "./wait-ways.tsx";
import { WAIT_WORDS } from "./wait-words.ts";

/** The truth about a payment (等待付款), and every way on from it. */
export function WaitPage({ view }: { view: WaitView }) {
  const { onward, standing, sn } = view;
  const check = useHref(checkPath(sn));
  return (
    <div className="wait">
      <SaidNote said={view.said} />
      <div className="cols">
        <div>
          <Head view={view} />
          <Steps />
        </div>
        {onward?.kind === "scan" && (
          <aside className="card qr-box" aria-label="扫码付款">
            <QrCode content={onward.content} label="微信支付二维码" />
            <p>请用手机微信扫一扫</p>
            <p className="sm">
              <Clauses text="就在这台手机上？可以截图后，在微信里从相册识别。" />
            </p>
          </aside>
        )}
        <div>
          <Facts view={view} />
          <WaitWays view={view} />
        </div>
      </div>
      {isOpen(standing) && <PayScript check={check} standing={standing} />}
    </div>
  );
}

const MOVES = new Set<string>(["leaving", "waiting", "late", "unknown"]);

function Head({ view: { standing, seconds, onward, looksAgain } }: { view: WaitView }) {
  const phone = useShell()?.siteInfo?.phone ?? "";
  const state = onward?.kind === "leave" && onward.isNow ? "leaving" : standing;
  const { title, text } = WAIT_WORDS[state];
  const moves = MOVES.has(state);
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
        <p className="lead">
          <Clauses text={text({ seconds, phone, looksAgain })} />
        </p>
      </div>
    </div>
  );
}

function Steps() {
  return (
    <ol className="steps" aria-label="进度">
      <li className="done">
        已下单<span className="sr-only">（完成）</span>
      </li>
      <li className="now" aria-current="step">
        核对付款
      </li>
      <li>打开结果</li>
    </ol>
  );
}

function Facts({ view: { sn, order } }: { view: WaitView }) {
  const rows: [string, string][] = [["订单号", sn]];
  if (order !== null) {
    rows.unshift(["内容", order.title]);
    rows.push(["金额", amountText(order.amount, order.currency)]);
    if (order.channel !== null) rows.push(["方式", payeeOf(order.channel)]);
    if (order.outTradeNo !== null) rows.push(["商户单号", order.outTradeNo]);
    rows.push(["上次核对", timeOfDay(order.checkedAt)]);
  }
  return (
    <dl className="sums">
      {rows.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
