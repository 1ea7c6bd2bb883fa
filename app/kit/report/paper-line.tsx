import { useHold } from "#app/kit/order/hold.ts";
import { dateText } from "#app/kit/page/time-text.ts";
import { useShell } from "#app/kit/page/use-shell.ts";

interface PaperLineProps {
  /** The order number by which the page is found again; none on a sheet that is shown around. */
  sn: string | null;
  /** The version of the rules by which a score was reckoned. */
  engine?: string;
}

/** What is printed below a page: to its owner its address and order number (订单号); of a score its rules and the day. */
export function PaperLine({ sn, engine }: PaperLineProps) {
  const address = useShell()?.home ?? "";
  const isReader = useHold()?.role === "reader";
  const found = sn === null || isReader ? "" : `${address} 订单号 ${sn}，在“查订单”里找回。`;
  const rules = engine === undefined ? "" : `规则 ${engine} 版，${dateText(new Date().toISOString())}打印。`;
  return found + rules === "" ? null : <p className="sm on-paper">{found + rules}</p>;
}

/** On the owner's printed sheet: how many of the names are on it, and where the others are; no number, for it is shown around. */
export function PaperCount({ shown, count }: { shown: number; count: number }) {
  const address = useShell()?.home ?? "";
  if (useHold()?.role === "reader") return null;
  const all = shown < count ? `这张纸上印了 ${shown} 个，共 ${count} 个；要都印，先打开“全部”再打印。` : "";
  return <p className="sm on-paper">{`${all}网页：${address}，在“我的订单”里。`}</p>;
}
