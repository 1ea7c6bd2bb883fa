/**
 * How a page is printed where no script does it: what a link to `#print` leads to. `under` its button it is shown only
 * where that does not print.
 */
export function PrintHint({ under = false }: { under?: boolean }) {
  return (
    <p className={under ? "sm off-paper print-hint" : "sm off-paper"} id="print">
      打印：用浏览器菜单里的“打印”；微信里先选“在浏览器打开”。
    </p>
  );
}
