import { bandOf } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { articlePath } from "#app/kit/paths/guide-path.ts";
import { CHARACTERS_PATH, givenNamePath } from "#app/kit/paths/lexicon-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { CharacterEntry } from "#functions/contract/site/lexicon.ts";
import { CharacterFacts } from "./character-facts.tsx";
import { CitedLines } from "./cited-lines.tsx";
import { CharacterLinks, NameLinks } from "./lists.tsx";
import { LEANINGS } from "./words.ts";

const LEVELS = { 0: "不在规范字表", 1: "规范字表一级", 2: "规范字表二级", 3: "规范字表三级" } as const;

/** A name character by itself: what it says, how it is read and written, the names with it, and where it stands. */
export function CharacterPage({ entry }: { entry: CharacterEntry }) {
  const { char, gloss, readings, band, leaning, level, names, count, lines, alike } = entry;
  const [reading = ""] = readings;
  return (
    <>
      <Link className="back" to={CHARACTERS_PATH}>
        起名用字
      </Link>
      <div className="cols">
        <div>
          <div className="mi">
            <Glyphs name={{ characters: [entry], pinyin: [reading] }} as="h1" />
            <p className="gist">
              <Clauses text={`${gloss}。`} />
            </p>
            <p className="sm">
              <Clauses text="这是放进名里的取意，我们自己写的，不是字典释义。" />
            </p>
            <ul className="facts">
              <li>{bandOf(band)}</li>
              <li>{LEVELS[level]}</li>
              <li>{LEANINGS[leaning]}</li>
            </ul>
            {names.length > 0 && <a className="go" href="#names">{`看用它的 ${count} 个名字`}</a>}
          </div>
          <CharacterFacts entry={entry} />
          <Names entry={entry} />
          {lines.length > 0 && <CitedLines char={char} lines={lines} />}
        </div>
        <aside className="guide-aside">
          {alike.length > 0 && (
            <>
              <h2>心愿相同的字</h2>
              <CharacterLinks of={alike} />
            </>
          )}
          <Onward />
        </aside>
      </div>
    </>
  );
}

function Names({ entry: { char, isName, names, count, more, others } }: { entry: CharacterEntry }) {
  return (
    <section className="sec" aria-labelledby="names">
      <h2 id="names">用“{char}”的名字</h2>
      {isName && (
        <p>
          <Link className="go" to={givenNamePath(char)}>{`单用一个“${char}”字`}</Link>
        </p>
      )}
      {names.length > 0 && <NameLinks of={names} />}
      {more.length > 0 && (
        <details>
          <summary>{`看全部 ${count} 个`}</summary>
          <NameLinks of={more.map((given) => ({ given }))} />
        </details>
      )}
      {names.length === 0 && others.length > 0 && (
        <p>
          名库里还有：<span translate="no">{others.join("、")}</span>。
          <Clauses text="这些名字评读得还不够，或者评得不够好，没有单独成页。" />
        </p>
      )}
      {names.length === 0 && others.length === 0 && !isName && (
        <p>
          <Clauses text="名库里还没有用它的名字，我们也就不会推荐。您想好了名字，可以先评个分。" />
        </p>
      )}
      <Link className="go" to={articlePath("method")}>
        名库里的名字是怎么挑的
      </Link>
    </section>
  );
}

/** Where a reader can go on from here. */
function Onward() {
  return (
    <>
      <h2>接着做什么</h2>
      <ul>
        <li>
          <Link to="/">按生日和心愿找名字</Link>
        </li>
        <li>
          <Link to="/?tab=score">给想好的名字评个分</Link>
        </li>
      </ul>
    </>
  );
}
