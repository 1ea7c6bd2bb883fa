import { Glyph } from "#app/kit/glyphs/glyph.tsx";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { PracticeRows } from "#app/kit/glyphs/strokes/practice-rows.tsx";
import { StrokeDefs } from "#app/kit/glyphs/strokes/stroke-defs.tsx";
import type { StrokedCharacter } from "#app/kit/glyphs/strokes/stroke-file.ts";
import { StrokeOrder } from "#app/kit/glyphs/strokes/stroke-order.tsx";
import { ReadAloud } from "#app/kit/name/read-aloud.tsx";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { PrintHint } from "#app/kit/result/print-hint.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";

interface StrokesPageProps {
  name: NamePage;
  /** The name's characters as the page writes them: in 繁體 by their traditional forms. */
  written: readonly string[];
  strokes: readonly StrokedCharacter[];
}

/** How a name is read and written (笔顺与字帖): aloud, stroke by stroke, and as a sheet to print and practise on. */
export function StrokesPage({ name, written, strokes }: StrokesPageProps) {
  const each = [...new Set(written)].map((char) => ({
    char,
    pinyin: name.pinyin[written.indexOf(char)] ?? "",
  }));
  return (
    <div className="strokes bare-sheet">
      <StrokeDefs characters={strokes} />
      <Link className="back" to={detailPath(name.sn, name.given)}>
        回到名字详情
      </Link>
      <h1>
        <span className="cl">
          <span translate="no">{name.name}</span>：
        </span>
        <span className="cl">笔顺与字帖</span>
      </h1>
      <p className="lead off-paper">
        <Clauses text="看一笔一笔怎么写。字帖印在 A4 纸上，每个字三行：前面描，后面自己写。" />
      </p>
      <ReadAloud text={name.name} />
      <p className="pair off-paper">
        <a className="btn" href="#print" data-print="">
          打印字帖
        </a>
      </p>
      <PrintHint under />
      {each.map(({ char, pinyin }, at) => (
        <OneCharacter
          key={char}
          isFirst={at === 0}
          char={char}
          pinyin={pinyin}
          strokes={strokes.find((one) => one.char === char)?.strokes ?? []}
        />
      ))}
      <p className="sm">
        <Clauses text="笔顺按大陆规范，港台有的字写法不同。" />
        笔画改自文鼎楷体的公开数据，依<a href="/licences.txt">《文鼎公众授权书》</a>使用。
      </p>
    </div>
  );
}

interface OneCharacterProps {
  char: string;
  pinyin: string;
  strokes: StrokedCharacter["strokes"];
  isFirst: boolean;
}

function OneCharacter({ char, pinyin, strokes, isFirst }: OneCharacterProps) {
  const count = strokes.length;
  const drawn = useOutlines().paths.has(char);
  return (
    <section className="sec" aria-label={char}>
      <h2>
        {drawn ? <Glyph char={char} drawn={char} /> : char}
        <small>{pinyin}</small>
        {count > 0 && <small className="num">{`${count} 笔`}</small>}
      </h2>
      {count > 0 ? (
        <StrokeOrder char={char} strokes={strokes} isOpen={isFirst} />
      ) : (
        <p className="sm">
          <Clauses text="这个字少见，公开的笔顺数据里还没有它，只能先照着楷体描。" />
        </p>
      )}
      <PracticeRows char={char} count={count} />
    </section>
  );
}
