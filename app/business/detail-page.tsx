import type { BusinessPage } from "#functions/contract/business.ts";
import { FIXED_NOTICE } from "../document/fixed-notice.ts";
import { Link } from "../document/link.tsx";
import { Strip } from "../name/bars.tsx";
import { partsOf } from "../name/bill-parts.ts";
import { LinesTable } from "../name/bill-tables.tsx";
import { Characters } from "../name/glyphs.tsx";
import { LikeForm } from "../result/like-form.tsx";
import { Findings, sayStructure } from "./findings.tsx";
import { FullNameSection } from "./full-name-section.tsx";
import { LimitNote } from "./limit-note.tsx";
import { NiceHints } from "./nice-hints.tsx";

const CONTENTS = [
  ["full", "完整名称"],
  ["rules", "合规与近似"],
  ["characters", "逐字看"],
  ["spelling", "域名与商标"],
  ["bill", "分数明细"],
] as const;
const LEVELS = { 1: "一级字", 2: "二级字", 3: "三级字" } as const;

/** Everything there is to say about one name for a business. */
export function BusinessDetailPage({ name }: { name: BusinessPage }) {
  const { bill, why, care } = name;
  return (
    <>
      <Link className="back" to={`/naming-result/${name.sn}`}>
        回到全部名字
      </Link>
      <div className="cols">
        <div>
          <Head name={name} />
          <section className="sec" aria-labelledby="full">
            <h2 id="full">完整名称</h2>
            <FullNameSection full={name.full} />
            <p className="sm">{sayStructure(name)}</p>
          </section>
          <Rules name={name} />
          <section className="sec" aria-labelledby="why">
            <h2 id="why">为什么推荐</h2>
            <p>{why}</p>
            {care.map((text) => (
              <p className="mind" key={text}>{`要留意：${text}`}</p>
            ))}
          </section>
          <CharactersOf name={name} />
          <Spelling name={name} />
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`${bill.total} 分怎么来的`}</h2>
            <LinesTable bill={bill} caption="每一行都按公开的表来算，不算五格、八字，也没有民俗的部分。" />
          </section>
        </div>
        <Contents name={name} />
      </div>
      <p className="sm fixed-notice">{FIXED_NOTICE}</p>
    </>
  );
}

function Head({ name }: { name: BusinessPage }) {
  const strokes = name.characters.map(({ strokes }) => strokes).join("＋");
  return (
    <div className={name.characters.length > 3 ? "mi long" : "mi"}>
      <Characters name={name} as="h1" />
      <ul className="facts">
        <li>{`${strokes} 画`}</li>
        <li translate="no">{name.domains.joined}</li>
      </ul>
      <a className="sum" href="#bill">
        <span>
          综合 <b className="num">{name.bill.total}</b> 分
        </span>
        <span>怎么来的</span>
      </a>
      <div className="pair">
        <LikeForm name={name.given} given={name.given} liked={name.liked} />
        <a className="btn quiet" href="#rules">
          看合规
        </a>
      </div>
    </div>
  );
}

function Rules({ name: { findings, rival } }: { name: BusinessPage }) {
  return (
    <section className="sec" aria-labelledby="rules">
      <h2 id="rules">合规与近似</h2>
      <dl className="rows loose">
        <div>
          <dt>合规初查</dt>
          <dd>
            <Findings findings={findings} />
          </dd>
        </div>
        <div>
          <dt>近似的同行</dt>
          <dd>{rival === null ? "没有发现（只比对您填的同行）。" : `${rival.other}：${rival.reason}。`}</dd>
        </div>
      </dl>
      <LimitNote />
    </section>
  );
}

function CharactersOf({ name: { characters } }: { name: BusinessPage }) {
  return (
    <section className="sec" aria-labelledby="characters">
      <h2 id="characters">逐字看</h2>
      {characters.map(({ char, pinyin, strokes, level, gloss }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
        <div className="hanzi" key={at}>
          <h3>
            {char}
            <small>{pinyin}</small>
          </h3>
          <dl className="rows">
            {gloss !== "" && (
              <div>
                <dt>字义</dt>
                <dd>{gloss}</dd>
              </div>
            )}
            <div>
              <dt>笔画</dt>
              <dd>{`${strokes} 画（简体，招牌上的写法）`}</dd>
            </div>
            <div>
              <dt>依据</dt>
              <dd>{`《通用规范汉字表》${LEVELS[level]}`}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}

function Spelling({ name: { domains, nice } }: { name: BusinessPage }) {
  const rows = [
    ["连写", domains.joined],
    ["连字符", domains.hyphened],
    ["带行业", domains.withTrade],
  ].filter(([, text]) => text !== "");
  return (
    <section className="sec" aria-labelledby="spelling">
      <h2 id="spelling">域名与商标</h2>
      <dl className="rows loose">
        {rows.map(([how, text]) => (
          <div key={how}>
            <dt>{how}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sm">{`${domains.note}。`}</p>
      <NiceHints nice={nice} />
    </section>
  );
}

/** The page's contents, pinned beside it on a wide screen. */
function Contents({ name }: { name: BusinessPage }) {
  return (
    <nav className="pin stick" aria-label="本页内容">
      <div className="head">
        <p>{name.given}</p>
        <p>
          <b className="num">{name.bill.total}</b> 分
        </p>
      </div>
      <Strip parts={partsOf(name.bill)} />
      {CONTENTS.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
