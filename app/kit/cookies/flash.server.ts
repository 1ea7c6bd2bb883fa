import { cookieLine, readCookies } from "./cookies.ts";

/** What a step may say on the next page (轻提示): a key in the cookie, the words here. */
const FLASHES = {
  liked: "已收藏",
  unliked: "已取消收藏",
  unfit: "已标不合适",
  fit: "已撤销",
  deleted: "已删除",
  shared: "已生成新的链接",
  unshared: "链接已停用",
  saved: "已保存草稿",
  handedin: "已提交给起名人",
  sent: "已发送",
  revising: "已请起名人修改",
  final: "已确认定稿",
  refund: "已提交退款申请",
  told: "写好了会发短信告诉您",
  hushed: "不再发短信，号码已删除",
  commented: "已收到，核对后显示",
  advised: "已收到，客服会处理",
  shown: "已显示",
  hidden: "已隐藏",
  answered: "已回复",
  askedBack: "已问家长，等家长回",
  refunding: "已开始退款",
  closed: "已结案",
  writtenDown: "已记下，在待办里",
  retried: "已再试一次",
  started: "已动笔",
  taken: "已接手",
  delivered: "已交稿",
  changed: "已修改",
} as const;

export type FlashKey = keyof typeof FLASHES;

const NAME = "flash";
const isKey = (text: string): text is FlashKey => Object.hasOwn(FLASHES, text);

/** The `set-cookie` line that makes the next page say it. */
export const flash = (key: FlashKey, secure: boolean): string =>
  cookieLine({ name: NAME, value: key, secure, maxAge: 60 });

/** Has the last step left something to say? */
export const hasFlash = (cookies: string | null): boolean => readCookies(cookies)[NAME] !== undefined;

/** What the last step left to say, and the line that forgets it. */
export function readFlash(
  cookies: string | null,
  secure: boolean,
): { text: string | null; clear: string | null } {
  const found = readCookies(cookies)[NAME];
  if (found === undefined) return { text: null, clear: null };
  return {
    text: isKey(found) ? FLASHES[found] : null,
    clear: cookieLine({ name: NAME, value: "", secure, maxAge: 0 }),
  };
}
