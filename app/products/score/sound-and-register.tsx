import { Titles } from "#app/kit/prose/clauses.tsx";
import type { FreeScore } from "#functions/contract/products/score.ts";

/** How the name sounds, what else it sounds like (谐音), and whether it may be registered. */
export function SoundAndRegister({ score }: { score: FreeScore }) {
  const { name, pinyin, homophones, registrable } = score;
  const spelled = [...name].map((char, at) => `${char} ${pinyin[at] || "读音未知"}`).join("，");
  return (
    <section className="sec" aria-labelledby="sound">
      <h2 id="sound">读音与登记</h2>
      <dl className="rows loose">
        <div>
          <dt>连姓读</dt>
          <dd>{spelled}</dd>
        </div>
        {homophones.map(({ soundsLike, note }) => (
          <div key={soundsLike}>
            <dt>{`听来像“${soundsLike}”`}</dt>
            <dd>{note}</dd>
          </div>
        ))}
        {homophones.length === 0 && (
          <div>
            <dt>谐音</dt>
            <dd>
              {pinyin.includes("")
                ? "有字读音未知，按普通话只查了其余的字，没有发现不雅的谐音。"
                : "按普通话查，没有发现不雅的谐音。"}
            </dd>
          </div>
        )}
        <div>
          <dt>{registrable.ok ? "可以登记" : "登记"}</dt>
          <dd>
            <Titles text={registrable.note} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
