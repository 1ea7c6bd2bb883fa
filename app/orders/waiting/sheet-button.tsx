import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { JsapiParams } from "#functions/contract/orders/payments.ts";

interface SheetButtonProps {
  params: JsapiParams;
  /** The visitor has just asked for it: it opens by itself. */
  isNow: boolean;
}

/** Opens WeChat's own sheet: the one step of the checkout that a script must take. */
export function SheetButton({ params, isNow }: SheetButtonProps) {
  return (
    <button
      className="btn"
      type="button"
      data-sheet={JSON.stringify(params)}
      data-now={isNow ? "" : undefined}
      data-cancel="您取消了付款，没有扣款。订单还在，可以再点一次。"
      data-fail="微信支付没有打开，没有扣款。可以再点一次，或换一种方式。"
      hidden
    >
      打开微信支付
    </button>
  );
}

/** What came of the sheet, and why there is no button for it where there is no script. */
export function SheetSaid() {
  return (
    <>
      <p className="sm sheet-said" id="sheet-said" role="status" />
      <noscript>
        <p className="sm sheet-said">
          <Clauses text="微信支付的付款框要用到脚本，这个浏览器关掉了脚本，所以打不开。请打开脚本后刷新，或换一种付款方式。" />
        </p>
      </noscript>
    </>
  );
}
