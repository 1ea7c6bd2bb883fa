import type { PaidScore } from "#functions/contract/products/reports.ts";
import { CopyLink } from "../result/copy-link.tsx";
import { ReceiptSection } from "../result/paid/receipt-section.tsx";
import { scorePath } from "./score-path.ts";

interface ScoreReceiptProps {
  sn: string;
  paid: Pick<PaidScore, "receipt">;
  /** What the score is called on its receipt. */
  what: string;
}

/** What stands at the end of a paid score report: the receipt, and the address to keep. */
export function ScoreReceipt({ sn, paid: { receipt }, what }: ScoreReceiptProps) {
  return (
    <>
      <ReceiptSection sn={sn} receipt={receipt} what={what} />
      <p className="echo off-paper">
        请保存这个页面：
        <CopyLink path={scorePath(sn)} />
      </p>
    </>
  );
}
