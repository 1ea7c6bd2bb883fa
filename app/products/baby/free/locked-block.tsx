import { furtherIn, sayGoods } from "#app/kit/order/goods.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

interface LockedBlockProps {
  sn: string;
  /** How many names are free. */
  free: number;
  locked: FreeResult["locked"];
  info: Later<SiteInfo>;
}

/** What payment adds to a naming order: all names in one number, and what can truly be said of those that come next. */
export function LockedBlock({ sn, free, locked, info }: LockedBlockProps) {
  const { names, batches, best, sourced } = locked;
  // Short, so that each has its dots on the smallest screen.
  const lines = [
    ...(batches > 0 ? [{ what: "第 1 批余下", count: `${names} 个` }] : []),
    ...(sourced === undefined ? [] : [{ what: "其中有出处的", count: `${sourced} 个` }]),
    ...(best === undefined ? [] : [{ what: "其中分数最高的", count: `${best} 分` }]),
    { what: "全部详解与分数明细", count: "全含" },
  ];
  return (
    <LockedList
      title={`另有 ${names + furtherIn(locked)} 个名字`}
      lines={lines}
      info={info}
      price="baby"
      pay={`/pay-new/seek?sn=${sn}`}
      here={`/naming-result/${sn}`}
    >
      <p>
        <Clauses text={sayGoods({ free, locked })} />
      </p>
    </LockedList>
  );
}
