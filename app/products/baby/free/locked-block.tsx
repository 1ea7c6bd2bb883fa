import type { Later } from "#app/kit/prose/deferred.ts";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";
import type { SiteInfo } from "#functions/contract/site/site.ts";

interface LockedBlockProps {
  sn: string;
  locked: FreeResult["locked"];
  info: Later<SiteInfo>;
}

/** What payment adds to a naming order: how many further names, what can truly be said of them, and further batches. */
export function LockedBlock({ sn, locked, info }: LockedBlockProps) {
  const { names, batches, batchSize, best, sourced } = locked;
  const lines = [
    ...(sourced === undefined ? [] : [{ what: "有出处，附全文", count: `${sourced} 个` }]),
    ...(best === undefined ? [] : [{ what: "分数最高的一个", count: `${best} 分` }]),
    { what: "详解与分数明细", count: `${names} 份` },
    { what: `后面 ${batches} 批，不另收费`, count: `${batches * batchSize} 个` },
  ];
  return (
    <LockedList
      title={`另有 ${names} 个`}
      lines={lines}
      info={info}
      price="baby"
      pay={`/pay-new/seek?sn=${sn}`}
      here={`/naming-result/${sn}`}
    />
  );
}
