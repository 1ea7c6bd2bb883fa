import type { ReactNode } from "react";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Late } from "#app/kit/prose/late.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { yuan } from "#functions/contract/values/money.ts";

const REFUND = "没有交付、内容与说明不符、重复扣款，全额原路退回。";

type Price = SiteInfo["prices"][string];

/** So many names at the most, and what else payment adds: a line each. */
const bestAndMore = ({ count, what: [names = "", ...more] }: Price): string =>
  `${names}，最多 ${count} 个；付款前写明有没有、有几个。\n另有${more.join("、")}。`;

/** All names that payment opens: wishes that few names meet leave fewer, and the free result says how many. */
const sayAll = (names: string): string => `最多 ${names}，每个都有全部明细`;

/** What is free and what is paid, by service; `here` is the page that says it. */
const WORDS = {
  baby: {
    free: "3 个名字，内容完整",
    paid: ({ count }: Price) => sayAll(`${count} 个名字`),
    here: "/",
  },
  business: {
    free: "3 个字号，内容完整",
    paid: ({ count }: Price) => sayAll(`${count} 个字号`),
    here: "/?tab=business",
  },
  score: {
    free: "总分和每行依据，可换字再评 3 次",
    paid: bestAndMore,
    here: "/?tab=score",
  },
  businessScore: {
    free: "合规初查，总分和每行依据，可换字再评 3 次",
    paid: bestAndMore,
    here: "/?tab=score&of=business",
  },
  luck: {
    free: "怎么抽，候选名有多少，一个完整的样例名",
    paid: ({ count }: Price) => `抽中的 1 个名字，全部明细，另可免费再抽 ${count - 1} 次`,
    here: "/luck-name",
  },
} as const;

interface PriceBlockProps {
  info: Later<SiteInfo>;
  service?: keyof typeof WORDS;
}

/** What is free, what is paid, and what comes back (价格与退款). */
export function PriceBlock({ info, service = "baby" }: PriceBlockProps) {
  const { free, paid, here } = WORDS[service];
  return (
    <section className="sec" aria-labelledby="price">
      <h2 id="price">价格</h2>
      <Late value={info} failed={<Rows free={free} paid={<PaidFailed here={here} />} />}>
        {({ prices }) => <Rows free={free} paid={<PaidFor price={prices[service]} say={paid} />} />}
      </Late>
      <p className="sm">一次付清，没有后续收费。付款不会改变任何名字的分数。</p>
      <p className="sm">{REFUND}</p>
    </section>
  );
}

const Rows = ({ free, paid }: { free: string; paid: ReactNode }) => (
  <dl className="price">
    <PriceRow term="免费" what={free}>
      <Amount>0</Amount>
    </PriceRow>
    {paid}
  </dl>
);

function PaidFor({ price, say }: { price: Price | undefined; say: (price: Price) => string }) {
  if (price === undefined) return <Paid what="暂时没有付费内容" />;
  return <Paid what={say(price)} amount={yuan(price.amount)} />;
}

function Paid({ what, amount = "…" }: { what: string; amount?: string }) {
  return (
    <PriceRow term="付费" what={what}>
      <Amount>{amount}</Amount>
    </PriceRow>
  );
}

function PaidFailed({ here }: { here: string }) {
  return (
    <PriceRow term="付费" what="价格暂时读不出来">
      <Link className="go" to={here}>
        再试一次
      </Link>
    </PriceRow>
  );
}

/** A count is not parted from what it counts (4 次). */
const tiedCounts = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{Script=Han})/gu, "\u00a0");

function PriceRow({ term, what, children }: { term: string; what: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {tiedCounts(what)
          .split("\n")
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </dd>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ children }: { children: string }) {
  return (
    <>
      <b className="num">{children}</b> 元
    </>
  );
}
