import { dateText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import type { Receipt } from "#functions/contract/products/reports.ts";
import { amountText } from "#functions/contract/values/money.ts";

/** That a business's report is paid for, and how it is kept (保存): its link, paper. */
export function KeptNote({ sn, receipt }: { sn: string; receipt: Receipt | null }) {
  if (receipt === null) return null;
  const { amount, currency, paidAt } = receipt;
  return (
    <>
      <p className="echo">
        <span className="cl">
          {`已付 ${amountText(amount, currency)}，`}
          <span className="nb">{`${dateText(paidAt)}。`}</span>
        </span>
        <span className="cl off-paper">
          发给合伙人看：
          <CopyLink path={`/naming-result/${sn}`} />，
        </span>
        <span className="cl off-paper">
          也可以
          <a href="#print" data-print="">
            打印或存成 PDF
          </a>
          。
        </span>
      </p>
      <PrintHint under />
      <p className="sm off-paper">
        <Clauses text="内容已经定下，以后打开都是这一份。" />
      </p>
    </>
  );
}
