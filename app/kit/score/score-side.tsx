import { Contents, type Heading } from "#app/kit/name/contents.tsx";
import { isOnSale, showsLocked } from "#app/kit/order/on-sale.ts";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { scorePath } from "#app/kit/paths/order-paths.ts";
import type { Later } from "#app/kit/prose/deferred.ts";
import { EnoughBlock } from "#app/kit/result/enough-block.tsx";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import { partsOfLocked } from "#app/kit/score/locked-parts.ts";
import type { FreeScore } from "#functions/contract/products/score.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";

interface ScoreSideProps {
  score: Pick<FreeScore, "sn" | "name" | "bill" | "locked" | "status">;
  /** The headings of the report. */
  contents: readonly Heading[];
  days: number;
  info: Later<SiteInfo>;
  ads: Later<Ads>;
  /** Its row of the price table. */
  price: "score" | "businessScore";
}

/** What stands beside a score report: what payment adds while it is sold, and its contents afterwards. */
export function ScoreSide({ score, contents, days, info, ads, price }: ScoreSideProps) {
  const { sn, locked } = score;
  const path = scorePath(sn);
  if (!isOnSale(score))
    return (
      <div className="sec stick">
        <Contents name={score.name} bill={score.bill} headings={contents} />
      </div>
    );
  return (
    <div className="sec stick">
      {showsLocked(score) && (
        <LockedList
          {...partsOfLocked(locked)}
          info={info}
          price={price}
          pay={`/pay-new/score?sn=${sn}`}
          here={path}
        />
      )}
      <EnoughBlock title="这些就够了？" path={path} days={days} />
      <NoticeSlot ads={ads} />
    </div>
  );
}
