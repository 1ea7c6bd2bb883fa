import { FirstName } from "#app/kit/order/first-name.tsx";
import { momentText } from "#app/kit/page/time-text.ts";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";
import type { PaidResult } from "#functions/contract/orders/payments.ts";

/** What another browser takes the order over by: the whole address, its path, and until when it holds. */
export interface HandedOver {
  address: string;
  path: string;
  until: string;
}

interface OtherPhoneProps {
  order: Pick<PaidResult, "sn" | "first" | "kind">;
  other: HandedOver;
}

/** The code by which another phone takes the order over (带到另一台手机): first on the page, for it was just asked for. */
export function OtherPhone({ order, other: { address, path, until } }: OtherPhoneProps) {
  const { sn, first = "", kind } = order;
  const again = `${usePath(receiptPath(sn))}#other`;
  return (
    <section className="card qr-box off-paper" id="other" aria-label="带到另一台手机">
      <p>
        <b>
          {first === "" ? (
            "用另一台手机扫一扫"
          ) : (
            <>
              <span className="cl" data-quoted="">
                把“
                <FirstName first={first} kind={kind} />”
              </span>
              <span className="cl">带到另一台手机</span>
            </>
          )}
        </b>
      </p>
      <QrCode content={address} label="换手机的二维码" />
      <p>
        <Clauses text="用那台手机扫码，扫开后点“接着用”，订单就带过去了，这里也还在。" />
      </p>
      <p>
        <Clauses text={`${momentText(until)} 前有效，只能用一次。`} />
      </p>
      <p>
        <Clauses text="不要发给别人，谁点开谁就能管这笔订单。" />
      </p>
      <p>
        <a className="go" href={usePath(path)} data-copy="">
          或复制链接，在电脑上打开
        </a>
      </p>
      <form method="post" action={again} data-wait="请稍候…">
        <button className="as-link" type="submit" name="step" value="hand">
          过期了？再生成一个
        </button>
      </form>
    </section>
  );
}
