import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";

interface ShareOrderProps {
  sn: string;
  /** The path of its result. */
  next: string;
  /** The key in the link to share; null where that was ended. */
  share: string | null;
}

/** The link by which a family reads an order (分享给家里人), and how it is ended. */
export function ShareOrder({ sn, next, share }: ShareOrderProps) {
  const action = `${usePath(receiptPath(sn))}#share`;
  return (
    <section className="sec off-paper" aria-labelledby="share">
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
              : "只有收到链接的人能打开。停用以后，他们也打不开；可以再生成一个新的。"
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
