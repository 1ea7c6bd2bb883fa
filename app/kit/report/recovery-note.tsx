import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** The recovery code (恢复码), shown to the owner of a paid order: to be written down or photographed, and where scripts run to be copied. */
export function RecoveryNote() {
  const recovery = useHold()?.recovery ?? null;
  if (recovery === null) return null;
  return (
    <div className="status code off-paper">
      <p>恢复码</p>
      <b id="code" className="num" translate="no" data-quoted="">
        {recovery}
      </b>
      <p>
        <Clauses text="请抄下或截图，不要发给别人。换手机、清浏览器后，" />
        <span className="cl">
          在“<Link to="/search-order">查订单</Link>”里凭它找回；
        </span>
        <Clauses text="用过一次就作废，这里会换上新的。" />
      </p>
      <a className="btn quiet" href="#code" data-copy={recovery} hidden>
        复制恢复码
      </a>
    </div>
  );
}
