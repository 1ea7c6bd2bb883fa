import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { BriefSaid } from "#app/products/expert/brief/brief-said.tsx";
import { draftTitle } from "#app/products/expert/progress/stage-words.ts";
import type { DeskOrder } from "#functions/contract/desk/desk-orders.ts";
import { amountText } from "#functions/contract/values/money.ts";
import { ManuscriptShort } from "./manuscript-short.tsx";
import { moneyLines, saidLines, standingText } from "./order-words.ts";

/** What was ordered and what was delivered (要求与交付): the brief, and the manuscript that was handed in last. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { sn, amount, currency, expert, mobile, names, priceVersion, page } = order;
  const shown = usePath(page ?? "");
  const handedIn = expert?.entries.filter(({ manuscript }) => manuscript !== null) ?? [];
  const newest = handedIn.at(-1)?.manuscript ?? null;
  return (
    <section className="desk-facts" aria-labelledby="asked">
      <h2 id="asked">订单</h2>
      <dl className="sums">
        <Line label="订单号">
          <span translate="no">{sn}</span>
        </Line>
        <Line label="状态">{standingText(order)}</Line>
        <Line label="价格">
          {priceVersion === 0
            ? amountText(amount, currency)
            : `${amountText(amount, currency)}，按价格第 ${priceVersion} 版`}
        </Line>
        {moneyLines(order).map(([label, sum]) => (
          <Line key={label} label={label}>
            {sum}
          </Line>
        ))}
        <Line label="手机号">
          <Clauses text={mobile === null ? "没有留" : `${mobile}，看不到全号`} />
        </Line>
      </dl>
      <h3>家长的要求</h3>
      <Said order={order} />
      {names.length > 0 && (
        <details>
          <summary>{`交付的 ${names.length} 个名字`}</summary>
          <ol className="desk-given" translate="no">
            {names.map((given) => (
              <li key={given}>{given}</li>
            ))}
          </ol>
        </details>
      )}
      {page !== undefined && order.status !== "erased" && (
        <p>
          <a className="go" href={shown} target="_blank" rel="noopener noreferrer" data-key="v">
            看家长看到的那一页（只能看，不含生辰）
          </a>
        </p>
      )}
      {newest !== null && (
        <details>
          <summary>{`${draftTitle(handedIn)}的 ${newest.names.length} 个名字`}</summary>
          <ManuscriptShort manuscript={newest} before={handedIn.at(-2)?.manuscript ?? null} />
        </details>
      )}
      {expert !== null && newest === null && <p className="blank">还没有交稿。</p>}
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Said({ order: { expert, said, status } }: { order: DeskOrder }) {
  if (Object.keys(said).length === 0)
    return (
      <p className="blank">
        <Clauses text={status === "erased" ? "已按家长的要求删除。" : "还没有交来。"} />
      </p>
    );
  if (expert !== null) return <BriefSaid said={said} />;
  return (
    <dl className="says brief-said">
      {saidLines(said).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-quoted>
            <Clauses text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
