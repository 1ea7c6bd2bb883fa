import type { PayType } from "#app/kit/order/services.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

const START: Readonly<Record<PayType, { to: string; text: string }>> = {
  seek: { to: "/", text: "先填一张起名表单" },
  score: { to: "/?tab=score", text: "先给一个名字评分" },
  luck: { to: "/luck-name", text: "先抽一个名字" },
  manual: { to: "/manual-naming", text: "先约一次人工起名" },
};

/** The sandbox's own page: on this machine it stands at the port after the site's (npm start). */
function sandboxAt(home: string): string | null {
  const [, host = "", port = ""] = /^([^:/]+):(\d+)/.exec(home) ?? [];
  return port === "" ? null : `http://${host}:${Number(port) + 1}/`;
}

/** What the checkout against the sandbox is (沙箱试付款), and where an order for it comes from. */
export function TestHints({ type, hasOrder }: { type: PayType; hasOrder: boolean }) {
  const { to, text } = START[type];
  const sandbox = sandboxAt(useShell()?.home ?? "");
  return (
    <div className="status" role="note">
      <p>
        <Clauses text="试付款，不会真的扣款。下面列出了全部付款方式。" />
      </p>
      <p>
        先在下面选一种付款方式，
        <span className="cl">
          再到{sandbox === null ? "沙箱的控制页" : <a href={sandbox}>沙箱的控制页</a>}里，
        </span>
        <Clauses text="给这笔付款选一个结果：付款、关闭，或让通知晚 30 秒到。" />
      </p>
      {!hasOrder && (
        <p>
          还没有订单？
          <Link to={to}>{text}</Link>，再把结果页的订单号写到本页地址的“sn”后面。
        </p>
      )}
    </div>
  );
}
