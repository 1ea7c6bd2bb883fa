import { browserPath } from "#app/kit/order/services.ts";
import { SaidNote } from "#app/kit/page/notes/said-note.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";

interface TakePageProps {
  sn: string;
  pass: string;
  /** Why it could not be taken over. */
  said: string | null;
}

/** In another browser of the owner's (换浏览器): one press, and the order is theirs here too. */
export function TakePage({ sn, pass, said }: TakePageProps) {
  return (
    <div className="plea">
      <h1>在这里接着用</h1>
      <SaidNote said={said} />
      {said === null && <Offer sn={sn} pass={pass} />}
      <p className="btns">
        <Link className="btn quiet" to="/search-order">
          查订单
        </Link>
      </p>
    </div>
  );
}

function Offer({ sn, pass }: Omit<TakePageProps, "said">) {
  return (
    <>
      <p className="lead">
        <Clauses text="订单带过来了。点一下，这个浏览器就和原来的一样，能付款，也能管理这笔订单。" />
      </p>
      <p className="sm">
        <Clauses text="只在自己的手机、电脑上点。链接半小时内有效，只能用一次。" />
      </p>
      <form className="btns" method="post" action={usePath(browserPath(sn))} data-wait="正在打开…">
        <input type="hidden" name="pass" value={pass} />
        <button className="btn" type="submit">
          接着用
        </button>
      </form>
    </>
  );
}
