/** What a shared page says of itself (分享卡片): nothing of a birth, and no name. */
export interface ShareCard {
  title: string;
  desc: string;
  /** The page's address with only what is needed to find it. */
  link: string;
}

const HOME = {
  title: "罗盘起名：字字有出处，分分有依据",
  desc: "先看 3 个完整的免费名字，再决定要不要继续。",
};

/** Pages worth sharing, by path, with the one parameter that they keep. */
const CARDS: Readonly<Record<string, Omit<ShareCard, "link"> & { keeps?: string }>> = {
  "/guide": {
    title: "起名知识",
    desc: "法条写明出处，算法写明依据，各家说法不同的地方也照实写。",
    keeps: "a",
  },
  "/luck-name": { title: "随机优选一个名字", desc: "按公开的办法抽，结果固定，可以自己核对。" },
  "/manual-naming": { title: "请人帮您起名", desc: "阅读您的要求后手写方案，可以修改。" },
  "/comment-list": { title: "用过的人怎么说", desc: "只有完成订单的人能写，差评照样放着。" },
};

/** The card of an address of this site, under whatever base it stands; a page that isn't worth it shares the home. */
export function shareCard({ origin, pathname, searchParams }: URL): ShareCard {
  const [, card] = Object.entries(CARDS).find(([path]) => pathname.endsWith(path)) ?? [];
  if (card === undefined) return { ...HOME, link: `${origin}/` };
  const { title, desc, keeps = "" } = card;
  const kept = searchParams.get(keeps);
  const query = kept === null ? "" : `?${new URLSearchParams({ [keeps]: kept })}`;
  return { title, desc, link: origin + pathname + query };
}
