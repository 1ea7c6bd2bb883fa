import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { RecoveryNote } from "#app/kit/report/recovery-note.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import type { Hold } from "#functions/contract/orders/hold.ts";

interface OwnOrderProps {
  sn: string;
  /** The path of its result. */
  next: string;
  isPaid: boolean;
  hold: Hold;
  /** The code for another phone stands on the page already. */
  hasQr: boolean;
}

/** What the owner may do with an order (管理订单): find it again, share it, take it to another browser. */
export function OwnOrder({ sn, next, isPaid, hold, hasQr }: OwnOrderProps) {
  return (
    <div className="off-paper">
      <Find isPaid={isPaid} hasCode={hold.recovery !== null} />
      <Share sn={sn} next={next} share={hold.share} />
      {!hasQr && <OtherBrowser sn={sn} />}
      <section className="sec" aria-labelledby="erase">
        <h2 id="erase">不再需要了</h2>
        <p>
          到<Link to="/search-order-history">我的订单</Link>里删除。
        </p>
      </section>
    </div>
  );
}

function Find({ isPaid, hasCode }: { isPaid: boolean; hasCode: boolean }) {
  return (
    <section className="sec" aria-labelledby="find">
      <h2 id="find">以后怎么找回</h2>
      <RecoveryNote />
      <p className={hasCode ? "sm" : undefined}>
        <Clauses
          text={
            isPaid
              ? `${hasCode ? "也" : ""}可以用账单里的单号（微信叫交易单号，支付宝叫订单号），或付款时留的手机号，在“查订单”里找回。`
              : "付款后会给您一个恢复码，换了手机也能找回。没付款的结果，请用下面的办法带到别的手机。"
          }
        />
      </p>
    </section>
  );
}

function Share({ sn, next, share }: { sn: string; next: string; share: string | null }) {
  const action = `${usePath(receiptPath(sn))}#share`;
  return (
    <section className="sec" aria-labelledby="share">
      <h2 id="share">分享给家里人</h2>
      <p>
        <Clauses text="拿到链接的人能看名字，不能改，也看不到生辰、要求、手机号和收据。" />
      </p>
      {share !== null && (
        <p className="btns mt-3">
          <CopyLink className="btn quiet" path={next} />
        </p>
      )}
      <p className="sm mt-3">
        <Clauses
          text={
            share === null
              ? "原来的链接已经停用，拿到它的人打不开了。"
              : "链接现在有效。停用以后，拿到它的人就打不开了；您可以再生成一个新的。"
          }
        />
      </p>
      <form
        className={share === null ? "btns mt-3" : undefined}
        method="post"
        action={action}
        data-wait="请稍候…"
      >
        <button
          className={share === null ? "btn quiet" : "as-link"}
          type="submit"
          name="step"
          value={share === null ? "make" : "end"}
        >
          {share === null ? "生成新的分享链接" : "停用这个链接"}
        </button>
      </form>
    </section>
  );
}

function OtherBrowser({ sn }: Pick<OwnOrderProps, "sn">) {
  const action = `${usePath(receiptPath(sn))}#other`;
  return (
    <section className="sec" aria-labelledby="take">
      <h2 id="take">换手机，换浏览器</h2>
      <form className="btns" method="post" action={action} data-wait="请稍候…">
        <p>
          <Clauses text="这台手机还在手边，可以直接把订单带过去。" />
        </p>
        <button className="btn quiet" type="submit" name="step" value="hand">
          带到另一台手机或电脑
        </button>
      </form>
    </section>
  );
}
