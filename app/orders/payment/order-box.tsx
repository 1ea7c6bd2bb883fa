import { useShell } from "#app/kit/page/use-shell.ts";
import { Clauses, Listing, Parts } from "#app/kit/prose/clauses.tsx";
import { amountText, unitOf, yuan } from "#functions/contract/values/money.ts";
import type { CheckoutOrder } from "./checkout-state.ts";

/** What is bought and what it costs (订单内容): the one framed block of the checkout. */
export function OrderBox({ order }: { order: CheckoutOrder }) {
  const seller = useShell()?.siteInfo?.operator;
  const { contents, type, amount, currency, priceNow } = order;
  return (
    <section className="order-box stick" aria-labelledby="order">
      <h2 id="order">{contents.heading}</h2>
      {contents.lead !== undefined && (
        <p>
          <Clauses text={contents.lead} />
          {contents.number !== undefined && <InFours number={contents.number} />}
        </p>
      )}
      {contents.lines.length > 0 && (
        <ul className="toc">
          {contents.lines.map(({ what, count }) => (
            <li key={what}>
              <span>
                <Listing text={what} />
              </span>
              <i />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="total">
        合计
        <span>
          <b className="num">{yuan(amount)}</b>
          {` ${unitOf(currency)}`}
        </span>
      </p>
      {priceNow !== null && (
        <p>
          <Parts
            of={[
              `现在的价目是 ${amountText(priceNow, currency)}，`,
              `${order.isBegun ? "已打开的付款" : "这笔订单"}仍付 ${amountText(amount, currency)}。`,
            ]}
          />
        </p>
      )}
      {seller && (
        <p className="sm">
          收款方：<span lang="zh-Hans">{seller}</span>
        </p>
      )}
      <p className="sm">
        <Clauses text="一次付清，没有后续收费。" />
        {type !== "manual" && (
          <span className="cl">
            <Parts of={["付款不会改变", "任何名字的分数。"]} />
          </span>
        )}
      </p>
    </section>
  );
}

/** A number to note down: in groups of four, between which a line may break, and which are copied without a space. */
function InFours({ number }: { number: string }) {
  return (
    <span translate="no">
      {number.match(/.{1,4}/gu)?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of one number
        <span className="cl mr-1" key={at}>
          {group}
        </span>
      ))}
    </span>
  );
}
