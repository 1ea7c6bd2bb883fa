import { furtherIn } from "#app/kit/order/goods.ts";
import type { Later } from "#app/kit/prose/deferred.ts";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

interface LockedBlockProps {
  sn: string;
  locked: FreeResult["locked"];
  info: Later<SiteInfo>;
}

/** What payment adds to a naming order: all names in one number, and what can truly be said of those that come next. */
export function LockedBlock({ sn, locked, info }: LockedBlockProps) {
  const { names, best, sourced } = locked;
  const further = furtherIn(locked);
  const most = locked.further === undefined ? "最多 " : "";
  // Short, so that each has its dots on the smallest screen.
  const lines = [
    ...(further > 0 ? [{ what: "付款后先看", count: `${names} 个` }] : []),
    ...(sourced === undefined ? [] : [{ what: "其中有出处的", count: `${sourced} 个` }]),
    ...(best === undefined ? [] : [{ what: "其中分数最高的", count: `${best} 分` }]),
    ...(further > 0 ? [{ what: "后面还有", count: `${most}${further} 个` }] : []),
    { what: "全部详解与分数明细", count: "全含" },
  ];
  return (
    <LockedList
      title={`另有 ${names + further} 个名字`}
      lines={lines}
      info={info}
      price="baby"
      pay={`/pay-new/seek?sn=${sn}`}
      here={`/naming-result/${sn}`}
    />
  );
}
