import { useHref } from "@remix-run/react";
import type { ReactNode } from "react";

/** A page's own address (复制链接): with scripts a touch copies it, without it is a link to keep pressed. */
export function CopyLink({ path, children = "复制链接" }: { path: string; children?: ReactNode }) {
  return (
    <a href={useHref(path)} data-copy="">
      {children}
    </a>
  );
}
