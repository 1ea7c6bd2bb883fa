import { ElementChip, isApart } from "#app/kit/name/chart/element-chip.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Chart, Pillar } from "#functions/contract/names/chart.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";

interface FolkBoxProps {
  name: NamePage;
  chart: Chart | null;
  /** A code on the page opens the same for others, without the chart. */
  isShared: boolean;
}

/** What custom says (民俗), calmly in a box of its own: the chart to whoever ordered, the name's elements and grids to all. */
export function FolkBox({ name: { characters, grids, talents }, chart, isShared }: FolkBoxProps) {
  const apart = characters.find(isApart);
  return (
    <section className="folk-box" aria-labelledby="folk">
      <h2 id="folk">
        八字五行<span className="tag">民俗</span>
      </h2>
      <dl className="rows loose">
        {chart !== null && (
          <div>
            <dt>四柱</dt>
            <dd>
              {pillarsOf(chart)
                .map(({ stem, branch }) => stem + branch)
                .join(" ")}
            </dd>
          </div>
        )}
        {chart !== null && (
          <div>
            <dt>喜用</dt>
            <dd>{chart.favourable.join("、")}</dd>
          </div>
        )}
        <div>
          <dt>用字五行</dt>
          <dd>
            <div className="chips">
              {characters.map(({ char, element }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
                <span key={at}>
                  {char} <ElementChip element={element} />
                </span>
              ))}
            </div>
            {apart !== undefined && (
              <p className="sm">
                <Clauses
                  text={`按起名字表归类，不看部首：“${apart.char}”部首是“${apart.radical}”，表里归${apart.element}。`}
                />
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>五格</dt>
          <dd>
            {/* Of the five those that have points; how many stands once, in the table of the bill. */}
            <Clauses text={`人格${grids.person.class}，地格${grids.earth.class}，总格${grids.total.class}`} />
          </dd>
        </div>
        <div>
          <dt>三才</dt>
          <dd>
            <Clauses text={`${[...talents.value].join("、")}，归为${talents.class}`} />
          </dd>
        </div>
      </dl>
      <p className="sm">
        <Clauses text="这一栏是传统的说法，各家算法不同，没有科学依据，看看就好。名字好不好，先看音、形、义。" />
      </p>
      {chart !== null && (
        <p className="sm">
          <Clauses text="四柱里看得出出生的日子，拍照发群里之前请想一想。" />
          {isShared && <span className="cl off-paper">扫码打开的网页没有这一行。</span>}
        </p>
      )}
    </section>
  );
}

const pillarsOf = ({ pillars: { year, month, day, hour } }: Chart): Pillar[] => [
  year,
  month,
  day,
  ...(hour === null ? [] : [hour]),
];
