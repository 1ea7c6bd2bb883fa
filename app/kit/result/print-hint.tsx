/** How a page is printed where no script does it: what a link to `#print` leads to, and shows. `stays`: there is no such link. */
export function PrintHint({ stays = false }: { stays?: boolean }) {
  return (
    <p className={stays ? "sm" : "sm off-paper print-hint"} id="print">
      打印：用浏览器菜单里的“打印”；微信里先选“在浏览器打开”。
    </p>
  );
}
