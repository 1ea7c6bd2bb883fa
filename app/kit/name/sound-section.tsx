import { useShell } from "#app/kit/page/use-shell.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";

const TONES = ["轻声", "阴平", "阳平", "上声", "去声", "轻声"] as const;

/** In which speech a name was listened to (谐音): in Mandarin always, in Cantonese where the family asked, with what came of it. */
function sayListened({ bill, homophones }: Pick<NamePage, "bill" | "homophones">, unheard: string): string[] {
  const dialect = bill.lines.find(({ rule }) => rule === "家乡话");
  return [
    ...(homophones.length === 0 ? ["按普通话查，没有发现不雅的谐音。"] : ["以上按普通话查。"]),
    dialect?.reason ?? unheard,
  ];
}

/** The sounds of the whole name in 粵拼, for whoever reads them above names: below them stand those of Mandarin. */
function useCantonese({ romanisation }: Pick<NamePage, "romanisation">): string | undefined {
  const shell = useShell();
  if (shell?.traditional !== true || shell.sounds !== "jyutping") return undefined;
  return romanisation.find(({ place }) => place === "粤拼")?.text.toLowerCase();
}

interface SoundSectionProps {
  name: Pick<NamePage, "bill" | "phonetics" | "homophones" | "romanisation">;
  /** What is said where nobody asked for Cantonese, which a form may not offer. */
  unheard: string;
}

/** How it sounds (读音): initials, finals, tones, and what else it sounds like (谐音). */
export function SoundSection({ name, unheard }: SoundSectionProps) {
  const { phonetics, homophones } = name;
  const cantonese = useCantonese(name);
  return (
    <section className="sec" aria-labelledby="sound">
      <h2 id="sound">读音与谐音</h2>
      <dl className="rows loose whole-list">
        {cantonese !== undefined && (
          <div>
            <dt>粤语</dt>
            <dd>{`${cantonese}；以下是普通话`}</dd>
          </div>
        )}
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
      {sayListened(name, unheard).map((text) => (
        <p className="sm" key={text}>
          {text}
        </p>
      ))}
      {phonetics.notes.map((note) => (
        <p className="sm" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}
