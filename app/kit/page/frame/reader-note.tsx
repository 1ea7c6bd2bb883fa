import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** Says to whoever has a link or a number that the page is only theirs to read (看的人), and how an owner proves more. */
export function ReaderNote() {
  if (useHold()?.role !== "reader") return null;
  return (
    <div className="status off-paper" role="note">
      <p>
        <Clauses text="这是下单的人分享给您看的，只能看，不能改。生辰、要求和收据不显示。" />
      </p>
      <p>
        是您下的单？<Link to="/search-order">找回它</Link>
      </p>
    </div>
  );
}
