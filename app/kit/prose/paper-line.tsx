import { useHold } from "#app/kit/order/hold.ts";
import { useShell } from "#app/kit/page/use-shell.ts";

/** The page's address and the order number (订单号) on the owner's printed page, so that the page can be found again. */
export function PaperLine({ sn }: { sn: string }) {
  const address = useShell()?.home ?? "";
  if (useHold()?.role === "reader") return null;
  return <p className="sm on-paper">{`${address} 订单号 ${sn}，在“查订单”里可以找回这一页。`}</p>;
}
