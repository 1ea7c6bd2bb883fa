const SAYS = "请人帮您起名：谁来写、几天交稿、能改几次、怎么退款，都写明；付款前可以看一份完整的手稿样例。";

/** Title, description and the one canonical address of the page that sells expert work. */
export const sellMeta = (canonical: string | undefined) => [
  { title: "人工起名 · 罗盘起名" },
  { name: "description", content: SAYS },
  ...(canonical === undefined ? [] : [{ tagName: "link", rel: "canonical", href: canonical }]),
];
