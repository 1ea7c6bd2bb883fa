import { characterEntry } from "#functions/naming/person/entries/character-entry.ts";
import { nameEntry } from "#functions/naming/person/entries/name-entry.ts";
import type { Visit } from "#functions/origin/visit.ts";
import { guides } from "#generated/guides.ts";
import { type SharedOrder, type SharedProduct, type ShareWords, sharedOrder } from "./shared-order.ts";

interface ShareCard extends ShareWords {
  /** The page's address with only what is needed to find it. */
  link: string;
}

type Said = ShareWords | SharedOrder | null;
type Say = (found: string, visit: Visit) => Said | Promise<Said>;

interface Row {
  path: RegExp;
  /** The one query parameter that the link keeps; a page without it is none of this row. */
  keeps?: string;
  /** The words for the order number or the kept parameter; null where there is no such page to share. */
  say: Say;
}

const SN = "([0-9A-HJKMNP-TV-Z]{26})";
const always =
  (title: string, desc: string): Say =>
  () => ({ title, desc });
const ofOrder =
  (...products: readonly SharedProduct[]): Say =>
  (asked, visit) =>
    sharedOrder(asked, products, visit);

const HOME: ShareWords = {
  title: "罗盘起名：出处可查，分分有依据",
  desc: "先看 3 个完整的免费名字，再决定要不要继续。",
};
const TABS: ReadonlyMap<string, ShareWords> = new Map([
  ["score", { title: "给名字评个分", desc: "能不能登记、好不好读、有没有谐音，一项一项写明。" }],
  ["business", { title: "给公司或店铺起名", desc: "先看 3 个完整的免费字号，再决定要不要继续。" }],
]);
const GUIDES: ShareWords = {
  title: "起名知识",
  desc: "法条写明出处，算法写明依据，各家说法不同的地方也照实写。",
};

const article: Say = (slug) => {
  const guide = guides.find((each) => each.slug === slug);
  return guide === undefined ? null : { title: guide.title, desc: guide.summary };
};

/** A path's last part as a reader would type it; empty where it is spoiled. */
function read(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

const character: Say = (part) => {
  const entry = characterEntry(read(part));
  return entry && { title: `“${entry.char}”字起名`, desc: `${entry.gloss}。读音、笔画、用它的名字和诗文。` };
};

const givenName: Say = (part) => {
  const name = nameEntry(read(part));
  const said = name?.story ?? name?.characters.map(({ gloss }) => gloss).join("；");
  return name && { title: `${name.given}：名字的意思与出处`, desc: `${said}。` };
};

/** Pages worth sharing, under whatever base they stand. */
const ROWS: readonly Row[] = [
  { path: /^\/$/, keeps: "tab", say: (tab) => TABS.get(tab) ?? null },
  { path: new RegExp(`/naming-result/${SN}$`), say: ofOrder("baby", "business") },
  { path: new RegExp(`/name-measurement-result/${SN}$`), say: ofOrder("score") },
  { path: /\/luck-name-details$/, keeps: "sn", say: ofOrder("luck") },
  { path: /\/guide$/, keeps: "a", say: article },
  { path: /\/guide$/, say: always(GUIDES.title, GUIDES.desc) },
  { path: /\/characters$/, say: always("起名用字", "每个字写明字义、读音、笔画，用它的名字和诗文。") },
  { path: /\/character\/([^/]+)$/, say: character },
  { path: /\/name\/([^/]+)$/, say: givenName },
  { path: /\/luck-name$/, say: always("随机优选一个名字", "按公开的办法抽，结果固定，可以自己核对。") },
  {
    path: /\/(?:manual-naming|artificial)$/,
    say: always("请人帮您起名", "读完您的要求再动笔，交稿后可以修改。"),
  },
  {
    path: /\/manuscript-example$/,
    say: always("人工起名手稿样例", "虚构家庭的要求，每个名字的字义、出处和理由都写全。"),
  },
  { path: /\/comment-list$/, say: always("用过的人怎么说", "只有完成订单的人能写，差评照样放着。") },
];

/** The card of an address of this site; a page that isn't worth sharing, or isn't there, shares the home. */
export async function shareCard(address: URL, visit: Visit): Promise<ShareCard> {
  const { origin, pathname, searchParams } = address;
  for (const { path, keeps, say } of ROWS) {
    const match = path.exec(pathname);
    const kept = keeps === undefined ? null : searchParams.get(keeps);
    if (match === null || (keeps !== undefined && kept === null)) continue;
    const asked = kept ?? match[1] ?? "";
    const said = await say(asked, visit);
    if (said === null) continue;
    const { title, desc } = said;
    const query = keeps === undefined || kept === null ? "" : `?${new URLSearchParams({ [keeps]: kept })}`;
    const here = pathname + query;
    // The order's number is in no link that is shared: a key stands there, which the owner can end.
    return { title, desc, link: origin + ("key" in said ? here.replace(asked, said.key) : here) };
  }
  return { ...HOME, link: `${origin}/` };
}
