import type { ReactNode } from "react";

interface StillProps {
  id: string;
  className?: string;
  /** `import.meta.env.SSR && (() => …)`: the browser's build drops what is drawn here. */
  children: false | (() => ReactNode);
}

const kept = new Map<string, string>();

/**
 * A part of a page that never changes in the browser (静止的部分): drawn by the server only. On a hydrated page
 * React takes what stands there as it is, translated or touched by an in-app browser as it may be.
 */
export function Still({ id, className, children }: StillProps) {
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children !== false && children()}
      </div>
    );
  }
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  kept.set(id, html);
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as the server drew it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
