import { useMay } from "#app/kit/order/hold.ts";
import { CopyLink } from "./copy-link.tsx";
import { PrintHint } from "./print-hint.tsx";

interface EnoughBlockProps {
  title: string;
  /** The page's own path. */
  path: string;
  days: number;
  /** What matters is sealed before payment: there is nothing to print. */
  isSealed?: boolean;
}

/** For visitors to whom the free result is enough (3 个就够了？): print it, or keep the page's address. */
export function EnoughBlock({ title, path, days, isSealed = false }: EnoughBlockProps) {
  // How long it stays is the owner's choice.
  if (!useMay("order", "payAgain")) return null;
  return (
    <section className="enough off-paper">
      <h3>{title}</h3>
      <p>
        {isSealed ? "可以" : "也很好。可以直接"}
        {!isSealed && (
          <>
            <a href="#print" data-print="">
              打印
            </a>
            ，或
          </>
        )}
        <CopyLink path={path}>保存这个页面的链接</CopyLink>
        {`，${days} 天内有效。`}
      </p>
      {!isSealed && <PrintHint />}
      <p className="sm off-paper">链接：长按或点右键，选“复制”。</p>
    </section>
  );
}
