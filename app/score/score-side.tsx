import type { PaidScore } from "#functions/contract/reports.ts";
import type { FreeScore } from "#functions/contract/score.ts";
import type { Ads, SiteInfo } from "#functions/contract/site.ts";
import type { Later } from "../document/deferred.ts";
import { NoticeSlot } from "../home/notice-slot.tsx";
import { CopyLink } from "../result/copy-link.tsx";
import { EnoughBlock } from "../result/enough-block.tsx";
import { LockedList } from "../result/locked-list.tsx";
import { ReceiptSection } from "../result/paid/receipt-section.tsx";
import { scorePath } from "./score-path.ts";

interface ScoreSideProps {
  score: Pick<FreeScore, "sn" | "locked" | "status">;
  paid: Pick<PaidScore, "receipt"> | null;
  days: number;
  info: Later<SiteInfo>;
  ads: Later<Ads>;
  /** Its row of the price table, and what it is called on the receipt. */
  price: "score" | "businessScore";
  what: string;
}

/** What stands beside a score report: what payment adds, or the receipt once it is paid. */
export function ScoreSide({ score, paid, days, info, ads, price, what }: ScoreSideProps) {
  const { sn, locked, status } = score;
  const path = scorePath(sn);
  if (paid !== null) {
    return (
      <div className="stick">
        <ReceiptSection sn={sn} receipt={paid.receipt} what={what} />
        <p className="echo off-paper">
          请保存这个页面：
          <CopyLink path={path} />
        </p>
      </div>
    );
  }
  const isSold = status === "created" || status === "pending" || status === "closed";
  if (!isSold) return <div />;
  return (
    <div className="sec stick">
      {locked.length > 0 && (
        <LockedList lines={locked} info={info} price={price} pay={`/pay-new/score?sn=${sn}`} here={path} />
      )}
      <EnoughBlock title="这些就够了？" path={path} days={days} />
      <NoticeSlot ads={ads} />
    </div>
  );
}
