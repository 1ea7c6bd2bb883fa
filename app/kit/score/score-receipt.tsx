import { scorePath } from "#app/kit/paths/order-paths.ts";
import { ReceiptSection } from "#app/kit/report/receipt-section.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import type { PaidScore } from "#functions/contract/products/reports.ts";

interface ScoreReceiptProps {
  sn: string;
  paid: Pick<PaidScore, "receipt">;
  /** What the score is called on its receipt. */
  what: string;
  /** To whom the owner shows it. */
  reader: "家里人" | "合伙人";
}

/** What stands at the end of a paid score report: the receipt, and the address to keep. */
export function ScoreReceipt({ sn, paid: { receipt }, what, reader }: ScoreReceiptProps) {
  if (receipt === null) return null;
  return (
    <>
      <ReceiptSection sn={sn} receipt={receipt} what={what} />
      <p className="echo off-paper">
        {`发给${reader}看：`}
        <CopyLink path={scorePath(sn)} />
      </p>
    </>
  );
}
