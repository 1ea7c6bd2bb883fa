import type { PaidNaming } from "#functions/contract/reports.ts";
import { beijingDate } from "../../orders/beijing-date.ts";
import { amountText } from "../../pay/amount.ts";
import { CopyLink } from "../copy-link.tsx";
import { EchoLine } from "../echo-line.tsx";
import { StateNote } from "./state-note.tsx";

/** 林宝宝的 83 个名字. */
export const paidTitle = ({ surname, count }: Pick<PaidNaming, "surname" | "count">): string =>
  `${surname}宝宝的 ${count} 个名字`;

/** What the report is of, that it is paid, and how it is found again. */
export function PaidHead({ report }: { report: PaidNaming }) {
  const { sn, sex, echo, receipt, status } = report;
  const paid = `已付 ${amountText(receipt.amount, receipt.currency)}，${beijingDate(receipt.paidAt)}。`;
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <EchoLine sex={sex} echo={echo} again={null} />
      <StateNote status={status} isPaid />
      <p className="echo">
        <span className="cl">{paid}</span>
        <span className="cl">
          请保存这个页面：
          <CopyLink path={`/naming-result/${sn}`} />
        </span>
        <span className="cl">
          <a href="#print" data-print="">
            打印或存成 PDF
          </a>
        </span>
      </p>
      <p className="sm">
        内容已经定下，以后打开都是这一份。换手机也能看：打开这个链接，或照<a href="#receipt">收据</a>
        上的号码查。
      </p>
    </>
  );
}
