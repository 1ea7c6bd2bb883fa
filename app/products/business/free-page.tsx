import { WishFindings } from "#app/kit/business/findings.tsx";
import { LimitNote } from "#app/kit/business/limit-note.tsx";
import { BUSINESS_PATH, signsTitle } from "#app/kit/business/words.ts";
import { furtherIn, sayGoods } from "#app/kit/order/goods.ts";
import { NoticeSlot } from "#app/kit/page/notes/notice-slot.tsx";
import { Clauses, Listing } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { PaperLine } from "#app/kit/report/paper-line.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import { EnoughBlock } from "#app/kit/result/enough-block.tsx";
import { LockedList } from "#app/kit/result/locked-list.tsx";
import { RelaxBlock } from "#app/kit/result/relax-block.tsx";
import type { AskedBusiness, FreeBusiness } from "#functions/contract/products/business.ts";
import type { Ads, SiteInfo } from "#functions/contract/site/site.ts";
import { alikeIn } from "./alike.ts";
import { AroundRows } from "./around-rows.tsx";
import { AskedLine } from "./asked-line.tsx";
import { SignCard } from "./sign-card.tsx";

const ENOUGH = 3;

/** What each name comes with: no full name for a brand, no nearness where no rivals were named. */
const eachOf = ({ usage, rivals }: AskedBusiness): readonly string[] => [
  ...(usage === "brand" ? [] : ["完整名称"]),
  "合规初查",
  ...(rivals.length > 0 ? ["与同行的近似"] : []),
  "字义与读音",
  "域名拼法",
  "分数明细",
];

interface FreePageProps {
  result: FreeBusiness;
  /** Days until the order's data are erased. */
  days: number;
  siteInfo: Later<SiteInfo>;
  ads: Later<Ads>;
}

/** The free face of a business naming order (免费结果). */
export function BusinessFreePage(props: FreePageProps) {
  const { sn, asked, names, findings, head, nice } = props.result;
  const alike = alikeIn(names, asked?.rivals ?? [], findings);
  return (
    <>
      <Face result={props.result} />
      <div className="cols of-result mt-6">
        <section aria-labelledby="names">
          <h2 id="names" className="sr-only">
            名字
          </h2>
          {names.map((name, at) => (
            <SignCard
              key={name.given}
              sn={sn}
              name={name}
              rivals={asked?.rivals ?? []}
              said={findings}
              alike={alike}
              at={at}
              count={names.length}
            />
          ))}
          <AroundRows head={head} nice={nice} alike={alike.rows} />
          <LimitNote />
        </section>
        <div className="stick">
          <Side {...props} />
        </div>
      </div>
      <PaperLine sn={sn} />
    </>
  );
}

/** What stands above the cards: as little as can be, for the names come first. */
function Face({ result }: { result: FreeBusiness }) {
  const { sn, asked, names, status, findings, trade } = result;
  return (
    <>
      <h1>{signsTitle(asked, names.length)}</h1>
      <AskedLine sn={sn} asked={asked} trade={trade} />
      <StateNote sn={sn} status={status} isPaid={false} form={BUSINESS_PATH} />
      <WishFindings findings={findings} isBrand={asked?.usage === "brand"} />
      {names.length < ENOUGH && asked !== null && (
        <RelaxBlock result={result} count={names.length} form={BUSINESS_PATH} />
      )}
    </>
  );
}

/** Stands beside the cards: what payment adds, and a note for owners to whom the free names are enough. */
function Side({ result, days, siteInfo, ads }: FreePageProps) {
  const { sn, asked, names, locked, status } = result;
  if (asked === null || status === "refunded" || status === "refunding") return null;
  const more = locked.names + furtherIn(locked);
  const lines = [{ what: "其中还没看的", count: `${more} 个` }];
  const here = `/naming-result/${sn}`;
  return (
    <>
      {more > 0 && (
        <LockedList lines={lines} info={siteInfo} price="business" pay={`/pay-new/seek?sn=${sn}`} here={here}>
          <p>
            <Clauses text={sayGoods({ free: names.length, locked }, "字号")} />
          </p>
          <p>
            <Listing text={`每个都有${eachOf(asked).join("、")}。`} />
          </p>
        </LockedList>
      )}
      <EnoughBlock title={`${names.length} 个就够了？`} path={here} days={days} />
      <NoticeSlot ads={ads} />
    </>
  );
}
