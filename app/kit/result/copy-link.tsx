import type { ReactNode } from "react";
import { useHold } from "#app/kit/order/hold.ts";
import { RECEIPT_PATH } from "#app/kit/paths/order-paths.ts";
import { usePath } from "#app/kit/prose/link.tsx";

const SN = /[0-9A-HJKMNP-TV-Z]{26}/;

interface CopyLinkProps {
  /** The page's own path, with the order's number in it. */
  path: string;
  /** How it looks, where it is more than a link of a sentence. */
  className?: string;
  children?: ReactNode;
}

/**
 * The link to share (复制链接): the page's path with the reader's key in place of the order's number. With scripts a touch
 * copies it, without it is a link to keep pressed. Where the owner has ended it, the way to make a new one.
 */
export function CopyLink({ path, className, children = "复制分享链接" }: CopyLinkProps) {
  const hold = useHold();
  const sn = SN.exec(path)?.[0] ?? "";
  const shared = usePath(path.replace(SN, hold?.share ?? sn));
  const manage = usePath(`${RECEIPT_PATH}?sn=${sn}#share`);
  if (hold?.role === "owner" && hold.share === null) return <a href={manage}>生成新的分享链接</a>;
  return (
    <a className={className} href={shared} data-copy="">
      {children}
    </a>
  );
}
