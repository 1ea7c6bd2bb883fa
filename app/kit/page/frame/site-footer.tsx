import { Fragment, type ReactNode, useContext } from "react";
import type { Shell } from "#app/kit/page/shell.server.ts";
import { COMMENTS_PATH } from "#app/kit/paths/comment-paths.ts";
import { articlePath, GUIDE_PATH } from "#app/kit/paths/guide-path.ts";
import { CHARACTERS_PATH } from "#app/kit/paths/lexicon-paths.ts";
import { Dialled } from "#app/kit/prose/calling.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { constantHtml } from "#app/kit/prose/constant.tsx";
import { Base, below, Link } from "#app/kit/prose/link.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { FIXED_NOTICE } from "./fixed-notice.ts";
import { wishHref } from "./site-header.tsx";

const LINKS = [
  { to: articlePath("price-and-refund"), label: "价格与退款" },
  { to: articlePath("children-privacy"), label: "儿童信息说明" },
  { to: GUIDE_PATH, label: "起名知识" },
  { to: CHARACTERS_PATH, label: "起名用字" },
  { to: articlePath("method"), label: "我们怎么评分" },
  { to: "/manual-naming", label: "人工起名" },
  { to: "/luck-name", label: "随机优选" },
  { to: COMMENTS_PATH, label: "评论与投诉" },
  { to: "/search-order", label: "查订单" },
] as const;

const HOME = /^\/(index2)?(\?|$)/;

/** Operator, filings, complaints and the fixed notice; without siteInfo, what is true in any case. */
export function SiteFooter({ shell, address }: { shell: Shell | null; address: string }) {
  const base = useContext(Base);
  const info = shell?.siteInfo ?? null;
  // Home has one name in it: readings are chosen where there are more.
  if (shell?.traditional === true && !HOME.test(address))
    return (
      <footer className="site-foot">
        <Foot info={info}>
          <SoundChoice sounds={shell.sounds} address={address} />
        </Foot>
      </footer>
    );
  const said = info && [info.notice, info.phone, info.hours, info.operator, info.icp, info.police];
  return (
    <footer
      className="site-foot"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it
      dangerouslySetInnerHTML={constantHtml(`footer ${base} ${JSON.stringify(said)}`, () => (
        <Base.Provider value={base}>
          <Foot info={info} />
        </Base.Provider>
      ))}
    />
  );
}

function Foot({ info, children }: { info: SiteInfo | null; children?: ReactNode }) {
  return (
    <div className="wrap">
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <div>
        {children}
        {info !== null && info.notice !== null && <p>{info.notice}</p>}
        <p>
          {info === null || info.phone === "" ? (
            <>
              订单有问题，请到“<Link to={COMMENTS_PATH}>评论与投诉</Link>”里写给我们，
              <span className="cl">也可拨打 12315。</span>
            </>
          ) : (
            <>
              有问题请先找我们：
              <span className="cl">
                <Dialled phone={info.phone} />
                {info.hours === "" ? "。" : `，${info.hours}。`}
              </span>
              <span className="cl">也可拨打 12315。</span>
            </>
          )}
        </p>
        <p>
          <Clauses text={FIXED_NOTICE} />
        </p>
        {info !== null && <Filings info={info} />}
      </div>
    </div>
  );
}

const SYSTEMS = [
  ["pinyin", "拼音"],
  ["zhuyin", "注音"],
  ["jyutping", "粤拼"],
] as const;

/** In one text with the first choice: React puts a comment between two. */
const SOUND_OF = "名字读音：";

/** What stands above a name, to readers of 繁體 (读音): plain links, for the choice works without scripts. */
function SoundChoice({ sounds, address }: { sounds: Shell["sounds"]; address: string }) {
  const here = below(useContext(Base), address);
  return (
    <p>
      {SYSTEMS.map(([system, label], at) =>
        system === sounds ? (
          `${at === 0 ? SOUND_OF : ""}${label}\u3000`
        ) : (
          <Fragment key={system}>
            {at === 0 && SOUND_OF}
            <a href={wishHref(here, "sounds", system)}>{label}</a>
            {"\u3000"}
          </Fragment>
        ),
      )}
    </p>
  );
}

/** The firm and its filings, as they are registered: in 繁體, too. */
function Filings({ info }: { info: SiteInfo }) {
  const lines = [info.operator, info.icp, info.police];
  if (lines.every((line) => line === "")) return null;
  return (
    <p className="sm">
      {lines.map((line, at) =>
        line === "" ? null : (
          <span className="cl" key={line}>
            {at === 0 && "运营："}
            <span lang="zh-Hans">{line}</span>
            {"\u3000"}
          </span>
        ),
      )}
    </p>
  );
}
