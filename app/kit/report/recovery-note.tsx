import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";

/** The recovery code (恢复码), shown to the owner of a paid order: to be written down or photographed. */
export function RecoveryNote() {
  const recovery = useHold()?.recovery ?? null;
  if (recovery === null) return null;
  return (
    <p className="echo off-paper">
      <span className="cl">恢复码：</span>
      <span className="nb">
        <b className="num" translate="no" data-quoted="">
          {recovery}
        </b>
        。
      </span>
      <Clauses text="请抄下或截图。换了手机、清了浏览器，凭它找回整笔订单；只能用一次，不要发给别人。" />
    </p>
  );
}
