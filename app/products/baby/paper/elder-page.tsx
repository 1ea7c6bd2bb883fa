import { StrokeDefs } from "#app/kit/glyphs/strokes/stroke-defs.tsx";
import type { StrokedCharacter } from "#app/kit/glyphs/strokes/stroke-file.ts";
import { StrokeStills } from "#app/kit/glyphs/strokes/stroke-order.tsx";
import { PartsTable } from "#app/kit/name/bill/bill-tables.tsx";
import { spelledAs } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { Cited, Quotation } from "#app/kit/name/source/quotation.tsx";
import { PoemLines } from "#app/kit/name/source/whole-poem.tsx";
import { placeSaid } from "#app/kit/name/spelling-section.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { elderPath } from "#app/kit/paths/name-paths.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { asTold } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { CopyLink } from "#app/kit/result/copy-link.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import type { Chart } from "#functions/contract/names/chart.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import { ElderQr } from "./elder-qr.tsx";
import { FolkBox } from "./folk-box.tsx";

interface ElderPageProps {
  name: NamePage;
  /** The name's characters as the page writes them, and how they are written. */
  written: readonly string[];
  strokes: readonly StrokedCharacter[];
  /** The child's chart; null to whoever only reads, and where no birth was given. */
  chart: Chart | null;
  /** The whole address of this page by the reader's key; null where the link was ended. */
  address: string | null;
}

/** A name on one page for the grandparents (给长辈看的一页): where it is from, what it says, how it sounds, what custom says. */
export function ElderPage({ name, written, strokes, chart, address }: ElderPageProps) {
  const poem = shortPoem(name);
  return (
    <div className="elder bare-sheet">
      <StrokeDefs characters={strokes} />
      <Link className="back" to={detailPath(name.sn, name.given)}>
        回到名字详情
      </Link>
      <h1 className="off-paper">
        <span className="cl">
          <span translate="no">{name.name}</span>：
        </span>
        <span className="cl">给长辈看的一页</span>
      </h1>
      <p className="pair off-paper mt-4 mb-6">
        <a className="btn" href="#print" data-print="">
          印成一页纸
        </a>
        {address !== null && (
          <CopyLink className="btn quiet" path={elderPath(name.sn, name.given)}>
            <Parts of={["复制链接", "给长辈"]} />
          </CopyLink>
        )}
      </p>
      <PrintHint under />
      <div className="elder-head">
        <header className="mi">
          <Glyphs name={name} as="p" />
        </header>
        <p className="why">{asTold(name.why).replaceAll("·", "·\u2060")}</p>
        <ElderQr sn={name.sn} address={address} />
      </div>
      <div className="elder-cols">
        <div>
          {poem === null ? <Quoted name={name} /> : <Poem poem={poem} source={name.source} />}
          <Meanings name={name} written={written} strokes={strokes} />
          <Readings name={name} />
        </div>
        <div>
          <Checks name={name} />
          <FolkBox name={name} chart={chart} isShared={address !== null} />
          <section className="sec" aria-labelledby="bill">
            <h2 id="bill">{`按公开的规则打分：${name.bill.total} 分`}</h2>
            <PartsTable bill={name.bill} caption="每一项怎么来的，网页里逐行写着。" quiet />
          </section>
        </div>
      </div>
    </div>
  );
}

/** The lines the name is from: what grandparents read first. */
const Quoted = ({ name: { source } }: { name: NamePage }) =>
  source === null ? null : (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">出处</h2>
      <Quotation source={source} />
    </section>
  );

type Poem = NonNullable<NamePage["poem"]>;

/** Characters of a piece that stands whole, at most. */
const ROOM = 84;

/**
 * The piece around the quoted lines, where it is short enough for the sheet. Of a longer one it would be the same lines again,
 * among others that say nothing of the child.
 */
function shortPoem({ poem }: NamePage): Poem | null {
  if (poem === null || poem.cut !== undefined) return null;
  return poem.lines.reduce((sum, line) => sum + line.length, 0) <= ROOM ? poem : null;
}

const Poem = ({ poem, source }: { poem: Poem; source: NamePage["source"] }) => (
  <section className="sec source" aria-labelledby="source">
    <h2 id="source">出处</h2>
    <PoemLines poem={poem} source={source} />
    <p className="sm">
      <Cited source={poem} />
    </p>
  </section>
);

/** What each character means, and its strokes. */
function Meanings({
  name: { characters, pinyin },
  written,
  strokes,
}: Pick<ElderPageProps, "name" | "written" | "strokes">) {
  const strokesAt = (at: number) => strokes.find(({ char }) => char === written[at]);
  return (
    <section className="sec" aria-labelledby="characters">
      <h2 id="characters">每个字</h2>
      <dl className="rows loose">
        {characters.map(({ char, traditional, gloss, radical, kangxiStrokes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
          <div key={at}>
            <dt>
              <b>{char}</b>
              {pinyin[at]}
            </dt>
            <dd>
              <Clauses text={gloss} />
              <span className="sm">
                <Parts
                  of={[`部首“${radical}”，`, `康熙 ${kangxiStrokes} 画`, ...countedBy(char, traditional)]}
                />
              </span>
              <Stills of={strokesAt(at)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** That 康熙 counts another form than the one in the boxes below. */
const countedBy = (char: string, traditional: string): string[] =>
  traditional === char ? [] : [`（按康熙字形“${traditional}”）`];

const Stills = ({ of }: { of: StrokedCharacter | undefined }) =>
  of === undefined ? null : <StrokeStills char={of.char} strokes={of.strokes} />;

/** How it is read in the speech of both sides' grandparents. */
function Readings({ name: { pinyin, romanisation } }: { name: NamePage }) {
  const spelt = romanisation.filter(({ place }) => place !== "汉语拼音");
  return (
    <section className="sec" aria-labelledby="sound">
      <h2 id="sound">怎么念</h2>
      <dl className="rows loose brief">
        <div>
          <dt>普通话</dt>
          <dd>{pinyin.join(" ")}</dd>
        </div>
        {spelt.map(({ place, text }) => (
          <div key={place}>
            <dt>{placeSaid(place)}</dt>
            <dd>{spelledAs(place, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was checked for the child's sake: what else is heard in the name, and that it can be registered. */
function Checks({ name: { homophones, registrable } }: { name: NamePage }) {
  return (
    <section className="sec" aria-labelledby="checks">
      <h2 id="checks">替您查过的</h2>
      <dl className="rows loose">
        <div>
          <dt>谐音</dt>
          <dd>
            <Clauses
              text={
                homophones.length === 0
                  ? "查过，没有不雅的谐音。"
                  : homophones.map(({ soundsLike, note }) => `听来像“${soundsLike}”：${note}`).join("；")
              }
            />
          </dd>
        </div>
        <div>
          <dt>上户口</dt>
          <dd>
            <Clauses text={registrable.ok ? "每个字都在规范字表里，可以登记。" : registrable.note} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
