import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { FullBusinessName } from "#functions/contract/products/business.ts";

/** What folk custom says of a 字号 and of the head's birth (民俗参考); it gives no points. */
export function FolkSection({ folk }: Pick<FullBusinessName, "folk">) {
  if (folk === null) return null;
  const { elements, met, strokes, class: number } = folk;
  const rows = [
    ["字的五行", `${elements.map(({ char, element }) => `“${char}”属${element}`).join("，")}。`],
    ["与负责人喜用", met.length === 0 ? "没有相同的五行。" : `相同的是${met.join("、")}。`],
    ["数理", `康熙笔画共 ${strokes} 画，传统归类：${number}（熊崎氏八十一数）。`],
  ] as const;
  return (
    <section className="sec" aria-labelledby="folk">
      <h2 id="folk">民俗参考（不计分）</h2>
      <dl className="rows loose">
        {rows.map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Clauses text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="sm">
        <Clauses text="一家之说，因为您填了负责人的生日才列出，不影响名字的分数和次序。" />
      </p>
    </section>
  );
}
