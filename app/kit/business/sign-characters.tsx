import { useMarks } from "#app/kit/page/use-marks.ts";
import { Parts } from "#app/kit/prose/clauses.tsx";
import type { BusinessCard } from "#functions/contract/products/business.ts";

const LEVELS = { 1: "一级字", 2: "二级字", 3: "三级字" } as const;

/** Each character of a 字号 (逐字看): sound, meaning, strokes as they stand on a signboard, traditional form, level. */
export function SignCharacters({ characters }: Pick<BusinessCard, "characters">) {
  const marks = useMarks();
  return (
    <section className="sec" aria-labelledby="characters">
      <h2 id="characters">逐字看</h2>
      {characters.map(({ char, pinyin, strokes, level, gloss, forms }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
        <div className="hanzi" key={at}>
          <h3>
            {char}
            <small>{pinyin}</small>
          </h3>
          <dl className="rows">
            {gloss !== "" && (
              <div>
                <dt>取意</dt>
                <dd>{gloss}</dd>
              </div>
            )}
            <div>
              <dt>笔画</dt>
              <dd>
                {`${strokes} 画`}
                <span className="cl par">（简体，招牌上的写法）</span>
              </dd>
            </div>
            {forms !== undefined && (
              <div>
                <dt>繁体</dt>
                <dd>{marks(forms)}</dd>
              </div>
            )}
            <div>
              <dt>依据</dt>
              <dd>
                <Parts of={["《通用规范汉字表》", LEVELS[level]]} />
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
