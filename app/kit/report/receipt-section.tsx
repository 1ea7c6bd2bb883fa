import type { ReactNode } from "react";
import { payeeOf } from "#app/kit/order/channels.ts";
import { dateText, keptUntil } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { ownCommentPath, privatePath } from "#app/kit/paths/comment-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Receipt } from "#functions/contract/products/reports.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { ManageLink } from "./manage-link.tsx";
import { RecoveryNote } from "./recovery-note.tsx";

interface ReceiptSectionProps {
  sn: string;
  /** Null to a reader: there is no receipt on the page. */
  receipt: Receipt | null;
  /** What was bought. */
  what: string;
  /** The recovery code stands further up on the page. */
  hasCode?: boolean;
  /** How the report is kept, above the numbers. */
  children?: ReactNode;
}

/**
 * What was paid (收据), and the numbers to find the order by. None of it is on the family's sheet, which is shown around: the
 * receipt is printed from the page of its own.
 */
export function ReceiptSection({ sn, receipt, what, hasCode = false, children }: ReceiptSectionProps) {
  const operator = useShell()?.siteInfo?.operator ?? "";
  if (receipt === null) return null;
  const { outTradeNo, channel, amount, currency, paidAt } = receipt;
  const rows: readonly [string, string][] = [
    ["项目", what],
    ["金额", amountText(amount, currency)],
    ["付款", `${payeeOf(channel)}，${dateText(paidAt)}`],
    ["保存", `至少到 ${keptUntil(paidAt)}`],
    ...(operator === "" ? [] : [["收款方", operator] satisfies [string, string]]),
    ["订单号", sn],
    ["商户单号", outTradeNo],
  ];
  return (
    <section className="sec off-paper" aria-labelledby="receipt">
      <h2 id="receipt">收据</h2>
      {children}
      <dl className="sums receipt">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num" lang={name === "收款方" ? "zh-Hans" : undefined}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {!hasCode && <RecoveryNote />}
      <p className="sm">
        <Clauses text="用微信、支付宝的交易单号，" />
        <span className="cl">
          在“<Link to="/search-order">查订单</Link>”里找回。
        </span>
      </p>
      <p className="sm">
        这是付款凭据，不是发票。
        <span className="cl">
          要发票，<Link to={privatePath(sn, "invoice")}>写抬头和税号</Link>。
        </span>
      </p>
      <ManageLink sn={sn} />
      <p className="rate">
        用得怎么样？ <Link to={ownCommentPath(sn)}>写条评论</Link>
        <span className="cl par">（好坏都显示）</span>
      </p>
    </section>
  );
}
