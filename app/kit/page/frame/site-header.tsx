import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { LUCK_PATH } from "#app/kit/paths/luck-path.ts";
import { constantHtml } from "#app/kit/prose/constant.tsx";
import { Base, below, Link } from "#app/kit/prose/link.tsx";
import { Seal } from "./seal.tsx";

/** Each label in three parts: a phone shows the second alone, so that all services fit side by side. */
const TABS = [
  { tab: null, to: "/", label: ["", "宝宝", "起名"] },
  { tab: "business", to: "/?tab=business", label: ["公司", "店铺", "起名"] },
  { tab: "score", to: "/?tab=score", label: ["名字", "评分", ""] },
] as const;

/** The home pages and the tab that each one shows; null: the tab that its address asks for. */
const HOMES: ReadonlyMap<string, string | null> = new Map([
  ["/", null],
  ["/index2", "business"],
]);

/** The services that have pages of their own, and what there is to read. */
const BESIDE = [
  { to: EXPERT_PATH, label: ["", "人工", "起名"] },
  { to: LUCK_PATH, label: ["", "随机", "优选"] },
  { to: GUIDE_PATH, label: ["起名", "知识", ""] },
] as const;

/** What there is to read besides the articles: name characters and names by themselves. */
const LEXICON = /^\/(?:characters$|character\/|name\/)/u;

/** Further addresses of these pages. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ["/artificial", EXPERT_PATH],
  ["/luck-name-details", LUCK_PATH],
  ["/luck-name-pay", LUCK_PATH],
]);

interface SiteHeaderProps {
  large: boolean;
  traditional: boolean;
  /** The page's path and query. */
  address: string;
}

/** Seal and name, 大字, 繁體, 我的订单, and the services, on phones in a row of their own. */
export function SiteHeader({ large, traditional, address }: SiteHeaderProps) {
  const { pathname, search } = useLocation();
  const base = useContext(Base);
  const here = below(base, address);
  const onHome = HOMES.has(pathname);
  const tab = onHome ? (HOMES.get(pathname) ?? new URLSearchParams(search).get("tab")) : undefined;
  // Only what is on the lists: whatever an address says would be one more text to keep.
  const current = onHome
    ? TABS.find((one) => one.tab === tab)?.to
    : LEXICON.test(pathname)
      ? GUIDE_PATH
      : BESIDE.find(({ to }) => to === (ALSO.get(pathname) ?? pathname))?.to;
  return (
    <header className="site-top">
      <div className="wrap">
        <Link className="brand" to="/">
          <Seal />
          <span>
            罗盘起名<small>分分有依据</small>
          </span>
        </Link>
        <nav className="tools" aria-label="工具">
          <a href={wishHref(here, "view", large ? "standard" : "large")}>{large ? "标准字" : "大字"}</a>
          <a
            href={wishHref(here, "writing", traditional ? "hans" : "hant")}
            lang={traditional ? "zh-Hans" : "zh-Hant"}
          >
            {traditional ? "简体" : "繁體"}
          </a>
          <Link to="/search-order-history">我的订单</Link>
        </nav>
        <nav
          className="tabs"
          aria-label="服务"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it
          dangerouslySetInnerHTML={constantHtml(`tabs ${base} ${current}`, () => (
            <Base.Provider value={base}>
              <Tabs current={current} />
            </Base.Provider>
          ))}
        />
        <div className="twin-rule" />
      </div>
    </header>
  );
}

function Tabs({ current }: { current: string | undefined }) {
  return (
    <>
      {[...TABS, ...BESIDE].map(({ to, label: [before, short, after] }) => (
        <Link key={to} to={to} aria-current={current === to ? "page" : undefined}>
          {before !== "" && <i>{before}</i>}
          {short}
          {after !== "" && <i>{after}</i>}
        </Link>
      ))}
    </>
  );
}

/** What a query may hold so that it reads the same once it was taken apart: our own keys, letters, and characters beyond ASCII. */
const PLAIN_QUERY = /^(?:[\w-]+=(?:[\w-]|%[89A-F][\dA-F])*(?:&(?!$)|$))*$/;

/** The address of this page that also switches a preference (大字, 繁體, 读音) to `value`. */
export function wishHref(address: string, wish: string, value: string): string {
  const [path = "/", query = ""] = address.split("?");
  // Each page has two of these, and most addresses are plain.
  if (PLAIN_QUERY.test(query) && !query.includes(`${wish}=`))
    return `${path}?${query === "" ? "" : `${query}&`}${wish}=${value}`;
  const params = new URLSearchParams(query);
  params.set(wish, value);
  return `${path}?${params}`;
}
