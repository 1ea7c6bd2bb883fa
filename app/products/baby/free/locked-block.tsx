import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

const EACH = ["字义与用字", "出处与全文", "读音与谐音", "常见程度与书写", "五格与生肖", "分数明细"] as const;

interface LockedBlockProps {
  sn: string;
  locked: FreeResult["locked"];
  info: Later<SiteInfo>;
}

/** What payment adds to a naming order: further names, each in full, and further batches. */
export function LockedBlock({ sn, locked, info }: LockedBlockProps) {
  const { names, batches, batchSize } = locked;
  const lines = [
    ...EACH.map((what) => ({ what, count: `${names} 份` })),
    { what: `免费换一批，每批 ${batchSize} 个`, count: `${batches} 次` },
  ];
  return (
    <LockedList
      lines={lines}
      info={info}
      price="baby"
      pay={`/pay-new/seek?sn=${sn}`}
      here={`/naming-result/${sn}`}
    >
      <p>
        <Clauses text={`另外 ${names} 个名字，每个都有：`} />
      </p>
    </LockedList>
  );
}
