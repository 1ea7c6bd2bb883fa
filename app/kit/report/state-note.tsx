import { useLocation } from "@remix-run/react";
import { BACK_IN } from "#app/kit/order/back-in.ts";
import { useMay } from "#app/kit/order/hold.ts";
import { AskedNote } from "#app/kit/page/notes/asked-note.tsx";
import { againAt } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import { LOOK_AGAIN } from "./preparing-page.tsx";

interface StateNoteProps {
  status: OrderStatus;
  /** What payment adds is on the page. */
  isPaid: boolean;
  sn: string;
  /** The form to fill in again. */
  form?: string;
}

/** What must be known of an order (订单状态): the report is being prepared, the money goes back, a complaint waits. */
export function StateNote(props: StateNoteProps) {
  return (
    <>
      <MoneyNote {...props} />
      <AskedNote />
    </>
  );
}

function MoneyNote({ status, isPaid, sn, form = "/" }: StateNoteProps) {
  if (status === "refunded") return <Refunded sn={sn} form={form} />;
  if (status === "refunding")
    return <Note text={`退款正在办理，办好后${BACK_IN}。${isPaid ? "在那之前，这份报告还能看。" : ""}`} />;
  const isLate = !isPaid && (status === "paid" || status === "delivered");
  return isLate ? <Preparing /> : null;
}

function Preparing() {
  const { pathname, search } = useLocation();
  return (
    <div className="status" role="status" data-reload={LOOK_AGAIN}>
      <p>
        <Clauses text="已经收到付款，正在整理您的结果，通常几秒钟。整理好会自动出现在本页。" />
      </p>
      <p>
        也可以<Link to={pathname + search}>现在看看</Link>。
      </p>
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <div className="status" role="status">
      <p>
        <Clauses text={text} />
      </p>
    </div>
  );
}

/** What is left of a refunded order, and how to have the rest again. */
function Refunded({ sn, form }: { sn: string; form: string }) {
  // A reader is told of nothing that was sent.
  const isOwner = useMay("order", "payAgain");
  return (
    <div className="status" role="status">
      <p>
        <Clauses text="这笔订单已经退款，款项原路退回。付费的部分不再提供，下面免费的部分都还在。" />
      </p>
      <p>
        以后还想要，
        <span className="cl">
          可以<Link to={isOwner ? againAt(form, sn) : form}>重新填写</Link>。
        </span>
      </p>
    </div>
  );
}
