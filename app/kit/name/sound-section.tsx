import type { NamePage } from "#functions/contract/orders/orders.ts";

const TONES = ["轻声", "阴平", "阳平", "上声", "去声", "轻声"] as const;

/** How it sounds (读音): initials, finals, tones, and what else it sounds like (谐音). */
export function SoundSection({ name }: { name: Pick<NamePage, "phonetics" | "homophones"> }) {
  const { phonetics, homophones } = name;
  return (
    <section className="sec" aria-labelledby="sound">
      <h2 id="sound">读音与谐音</h2>
      <dl className="rows loose">
        {phonetics.syllables.map(({ char, pinyin, initial, final, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
          <div key={at}>
            <dt>{`${char} ${pinyin}`}</dt>
            <dd>{`${initial === "" ? "零声母" : `声母 ${initial}`}，韵母 ${final}，${TONES[tone] ?? ""}`}</dd>
          </div>
        ))}
        {homophones.map(({ soundsLike, note }) => (
          <div key={soundsLike}>
            <dt>{`听来像“${soundsLike}”`}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      {homophones.length === 0 && <p className="sm">没有发现不雅的谐音。</p>}
      {phonetics.notes.map((note) => (
        <p className="sm" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}
