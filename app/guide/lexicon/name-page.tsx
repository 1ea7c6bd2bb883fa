import { CharactersSection } from "#app/kit/name/characters-section.tsx";
import { nameFacts } from "#app/kit/name/facts.ts";
import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { WholePoem } from "#app/kit/name/source/whole-poem.tsx";
import { CHARACTERS_PATH, characterPath, givenNamePicture } from "#app/kit/paths/lexicon-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { titled } from "#app/kit/prose/dotted.ts";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { GivenName } from "#functions/contract/site/lexicon.ts";
import { NameLinks } from "./lists.tsx";
import { ERAS, WHOM } from "./words.ts";

/** A given name by itself, of no family: what it says, where it is from, how it sounds, what to mind. */
export function NamePage({ name }: { name: GivenName }) {
  const { given, story, characters, beside } = name;
  return (
    <>
      <Link className="back" to={CHARACTERS_PATH}>
        起名用字
      </Link>
      <div className="cols">
        <div>
          <div className="mi">
            <Glyphs name={name} as="h1" />
            {story !== null && (
              <p className="gist">
                <Clauses text={`${titled(story)}。`} />
              </p>
            )}
            {factsOf(name).map((facts) => (
              <ul className="facts" key={facts.join()}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            ))}
          </div>
          <Source name={name} />
          <CharactersSection name={name} alone />
          <ul className="links-on">
            {[...new Set(characters.map(({ char }) => char))].map((char) => (
              <li key={char}>
                <Link className="go" to={characterPath(char)}>{`看“${char}”字和用它的名字`}</Link>
              </li>
            ))}
          </ul>
          <Care name={name} />
          {beside.length > 0 && (
            <section className="sec" aria-labelledby="beside">
              <h2 id="beside">同字的名字</h2>
              <NameLinks of={beside} />
            </section>
          )}
        </div>
        <Onward given={given} />
      </div>
    </>
  );
}

/** Whom it suits and how it sounds; then how it is written. */
const factsOf = (name: GivenName): string[][] => [
  [WHOM[name.whom], ERAS[name.era], ...(name.tone === null ? [] : [`气质${name.tone}`])],
  nameFacts(name),
];

function Source({ name: { given, source, poem } }: { name: GivenName }) {
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">出处</h2>
      {source === null ? (
        <p>
          <Clauses text={`“${given}”没有选用的原文。没有典故，也可以是好名字。`} />
        </p>
      ) : (
        <>
          <Quotation source={source} />
          <WholePoem poem={poem} source={source} />
        </>
      )}
    </section>
  );
}

/** How it is read and spelt, and what to mind; what the surname brings is not said here. */
function Care({ name: { jyutping, passport, care } }: { name: GivenName }) {
  return (
    <section className="sec" aria-labelledby="care">
      <h2 id="care">{care.length === 0 ? "读音与拼写" : "读写与留意"}</h2>
      <dl className="rows">
        {jyutping !== null && (
          <div>
            <dt>粤拼</dt>
            <dd>{jyutping}</dd>
          </div>
        )}
        <div>
          <dt>拼写</dt>
          <dd>{passport}（内地护照）</dd>
        </div>
      </dl>
      {care.map((text) => (
        <p key={text}>
          <Clauses text={text} />
        </p>
      ))}
      <p className="sm">
        <Clauses text="谐音要连着姓听，五行五格也要连着姓和生日算，所以这一页不打分；" />
        <span className="cl">
          可以<Link to="/?tab=score">加上姓和生日打分</Link>。
        </span>
      </p>
    </section>
  );
}

function Onward({ given }: { given: string }) {
  const picture = usePath(givenNamePicture(given));
  return (
    <aside className="guide-aside">
      <h2>喜欢这个名字？</h2>
      <ul>
        <li>
          <Link to="/?tab=score">连上您的姓，评个分</Link>
        </li>
        <li>
          <Link to="/">按生日和心愿，找更多名字</Link>
        </li>
        <li>
          <a href={picture}>存成一张名字卡</a>
        </li>
      </ul>
    </aside>
  );
}
