import { useHold } from "#app/kit/order/hold.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";

/** The page's address and the order number (订单号) on the owner's printed page, so that the page can be found again. */
export function PaperLine({ sn }: { sn: string }) {
  const address = useShell()?.home ?? "";
  if (useHold()?.role === "reader") return null;
  return <p className="sm on-paper">{`${address} 订单号 ${sn}，在“查订单”里可以找回这一页。`}</p>;
}

/** On a printed score: by which rules it was reckoned, and the day. */
export const PaperRules = ({ engine }: { engine: string }) => (
  <p className="sm on-paper">{`评分规则 ${engine} 版，${dateText(new Date().toISOString())}打印。`}</p>
);

/** On the owner's printed sheet: how many of the names are on it, and where the others are; no number, for it is shown around. */
export function PaperCount({ shown, count }: { shown: number; count: number }) {
  const address = useShell()?.home ?? "";
  if (useHold()?.role === "reader") return null;
  const all = shown < count ? `这张纸上印了 ${shown} 个，共 ${count} 个；要都印，先打开“全部”再打印。` : "";
  return <p className="sm on-paper">{`${all}网页：${address}，在“我的订单”里。`}</p>;
}
