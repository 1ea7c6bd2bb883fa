import { useHref } from "@remix-run/react";

interface EnoughBlockProps {
  title: string;
  /** The page's own path. */
  path: string;
  days: number;
}

/** For whom what is free is enough (3 个就够了？): print it, or keep the page's address. */
export function EnoughBlock({ title, path, days }: EnoughBlockProps) {
  return (
    <section className="enough">
      <h3>{title}</h3>
      <p>
        也很好。可以直接
        <a href="#print" data-print="">
          打印
        </a>
        ，或<a href={useHref(path)}>保存这个页面的链接</a>，{`${days} 天内有效。`}
      </p>
      <p className="sm" id="print">
        打印：在浏览器菜单里选“打印”，也能存成 PDF。
      </p>
    </section>
  );
}
