import { useMarks } from "#app/kit/page/use-marks.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { CharacterEntry } from "#functions/contract/site/lexicon.ts";
import { placeWords } from "./words.ts";

/** How it is read and written, and on what that rests. */
export function CharacterFacts({ entry }: { entry: CharacterEntry }) {
  const { char, traditional, readings, jyutping, forms, wishes, disputed, element, elementBy } = entry;
  const marks = useMarks();
  const [reading = "", ...more] = readings;
  const [spoken, ...others] = jyutping;
  const isTraditional = useShell()?.traditional === true;
  // In traditional script the form is the character that stands above, but for one with several.
  const counted =
    traditional === char || (isTraditional && forms === undefined)
      ? ""
      : marks(`，按康熙字形「${traditional}」算`);
  const rows: readonly (readonly [what: string, text: string])[] = [
    ["读音", more.length === 0 ? reading : `作名字读 ${reading}；另读 ${more.join("、")}，初见的人可能读错`],
    ...(spoken === undefined
      ? []
      : [["粤拼", others.length === 0 ? spoken : `${spoken}；另读 ${others.join("、")}`] as const]),
    ["笔画", `写起来 ${entry.brushStrokes} 画；姓名学 ${entry.kangxiStrokes} 画（康熙${counted}）`],
    ["部首", `“${entry.radical}”部（康熙）`],
    [
      "五行",
      elementBy === "table"
        ? `公开字表里属${element}；各家有不同`
        : `公开字表没有收，按部首推定属${element}；各家有不同`,
    ],
    ...(forms === undefined ? [] : [["繁体", marks(forms)] as const]),
    ["位置", placeWords(entry)],
    ...(wishes.length === 0 ? [] : [["心愿", wishes.join("、")] as const]),
    ...(disputed === null ? [] : [["留意", `${marks(disputed)}。`] as const]),
  ];
  return (
    <section className="sec" aria-labelledby="written">
      <h2 id="written">读音与写法</h2>
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
    </section>
  );
}
