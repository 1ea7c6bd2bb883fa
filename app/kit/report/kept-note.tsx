import type { ReactNode } from "react";
import { dateText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import type { Receipt } from "#functions/contract/products/reports.ts";
import { amountText } from "#functions/contract/values/money.ts";

interface KeptNoteProps {
  sn: string;
  receipt: Receipt | null;
  /** Whom the link is sent to. */
  reader?: string;
  /** What stays as it is. */
  kept?: string;
  /** Further ways to do something with it. */
  children?: ReactNode;
}

/** That a report is paid for, and how it is kept (保存): its link, paper, the numbers of its receipt. */
export function KeptNote({
  sn,
  receipt,
  reader = "家里人",
  kept = "内容已经定下，以后打开都是这一份。",
  children,
}: KeptNoteProps) {
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
          {`发给${reader}看：`}
          <CopyLink path={`/naming-result/${sn}`} />，
        </span>
        <span className="cl off-paper">
          也可以
          <a href="#print" data-print="">
            打印或存成 PDF
          </a>
          。
        </span>
        {children}
      </p>
      <p className="sm off-paper">
        <Clauses text={kept} />
      </p>
    </>
  );
}
