import type { PayType } from "#app/kit/order/services.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

const HINTS = [
  "这里只连沙箱，不会真的扣款；正式环境没有这一页。",
  "列出了全部已配置的付款方式，不管这个浏览器用不用得了。",
  "沙箱的控制页在本站端口加一：可以让付款成功、延迟、重复、金额不符，或不发通知。",
] as const;

const START: Readonly<Record<PayType, { to: string; text: string }>> = {
  seek: { to: "/", text: "先填一张起名表单" },
  score: { to: "/?tab=score", text: "先给一个名字评分" },
  luck: { to: "/luck-name", text: "先抽一个名字" },
  manual: { to: "/manual-naming", text: "先约一次人工起名" },
};

/** What the checkout against the sandbox is (沙箱试付款), and where an order for it comes from. */
export function TestHints({ type, hasOrder }: { type: PayType; hasOrder: boolean }) {
  const { to, text } = START[type];
  return (
    <div className="status" role="note">
      <ul className="plain">
        {HINTS.map((hint) => (
          <li key={hint}>
            <Clauses text={hint} />
          </li>
        ))}
        {!hasOrder && (
          <li>
            还没有订单？
            <Link to={to}>{text}</Link>，再把结果页的订单号写到本页地址的“sn”后面。
          </li>
        )}
      </ul>
    </div>
  );
}
