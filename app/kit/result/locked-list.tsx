import type { ReactNode } from "react";
import { useMay } from "#app/kit/order/hold.ts";
import { Listing, Parts } from "#app/kit/prose/clauses.tsx";
import type { Later } from "#app/kit/prose/deferred.ts";
import { Late } from "#app/kit/prose/late.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { yuan } from "#functions/contract/values/money.ts";

interface LockedListProps {
  title?: string;
  lines: readonly { what: string; count: string }[];
  info: Later<SiteInfo>;
  /** The row of the price table, the address of the checkout, and the address of this page. */
  price: string;
  pay: string;
  here: string;
  /** A word below the list: what it does not hold. */
  note?: string | undefined;
  /** A word before the list. */
  children?: ReactNode;
}

/** What payment adds (付费后还有什么): a plain list of headings and counts, and what it costs. */
export function LockedList({
  title = "付费后还有什么",
  lines,
  info,
  price,
  pay,
  here,
  note,
  children,
}: LockedListProps) {
  if (!useMay("order", "payAgain")) return null;
  return (
    <section className="lock" aria-labelledby="locked">
      <h2 id="locked">{title}</h2>
      {children}
      <ul className="toc">
        {lines.map(({ what, count }) => (
          <li key={what}>
            <span>
              <Listing text={what} />
            </span>
            <i />
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="sm">{note}</p>}
      {/* As tall as two lines, so that nothing moves when the price comes. */}
      <div>
        <Late
          value={info}
          failed={
            <p className="sm min-h-[3.75rem] content-center">
              价格暂时读不出来。<Link to={here}>再试一次</Link>
            </p>
          }
        >
          {(site) => <Offer price={site.prices[price]} open={site.channels.length > 0} pay={pay} />}
        </Late>
      </div>
      <p className="sm after">
        <Parts of={["付款不会改变", "任何名字的分数。"]} />
      </p>
    </section>
  );
}

interface OfferProps {
  price: SiteInfo["prices"][string] | undefined;
  open: boolean;
  pay: string;
}

function Offer({ price, open, pay }: OfferProps) {
  if (price === undefined) return <p>现在不出售。</p>;
  const amount = `${yuan(price.amount)} 元`;
  if (!open) return <p>{`价格 ${amount}，一次付清。付款还没有开通，现在不用付。`}</p>;
  return (
    <Link className="btn" to={pay}>
      看价格与说明<span className="nb">{`（${amount}）`}</span>
    </Link>
  );
}
