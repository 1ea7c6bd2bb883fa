import { CHARACTERS_PATH, wishPath } from "#app/kit/paths/lexicon-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { Lexicon } from "#functions/contract/site/lexicon.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { CharacterLinks } from "./lists.tsx";
import { wishTitle } from "./words.ts";

/** Characters of a wish that the whole list shows: three rows of a usual phone. */
const FIRST = 21;

interface CharactersPageProps {
  groups: Lexicon["groups"];
  /** A wish was asked for that there is none of. */
  missing: boolean;
  /** What was typed for a character and holds none; "" where nothing was typed. */
  typed: string;
}

/** The characters that go into names (起名用字), by what they wish: the first of each group. */
export function CharactersPage({ groups, missing, typed }: CharactersPageProps) {
  const count = new Set(groups.flatMap(({ characters }) => characters)).size;
  return (
    <>
      <div className="hero">
        <h1>{missing ? "没有这一组字" : "起名用字"}</h1>
        <p className="lead">
          <Clauses
            text={
              count === 0
                ? "这里还没有起名用字。可以先看起名知识，或者给名字评个分。"
                : `收 ${countText(count)} 个可以入名的字，按心愿分组。点一个字，看放进名里的取意、读音、笔画，哪些名字用了它，诗文里怎么说。`
            }
          />
        </p>
      </div>
      {groups.length > 0 && <ByCharacter wishes={groups.map(({ wish }) => wish)} typed={typed} />}
      <div className="guide-list of-zi">
        {groups.map(({ wish, characters }) => (
          <section key={wish} aria-labelledby={wish}>
            <h2 id={wish}>{wishTitle(wish)}</h2>
            <div>
              <CharacterLinks of={characters.slice(0, FIRST)} />
              <Link className="go" to={wishPath(wish)}>{`看全部 ${characters.length} 个`}</Link>
            </div>
          </section>
        ))}
      </div>
      <p className="sm use">
        <Clauses text="取意是我们自己写的，不是字典释义；读音、笔画、字级据公开的字表。一个字可以在几组里，分组只看它常被用来说什么。" />
      </p>
    </>
  );
}

/** A count that is not read as a year: 2,014. */
const countText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ",");

/** The ways in for whoever has a character in mind, or a wish. */
function ByCharacter({ wishes, typed }: { wishes: readonly string[]; typed: string }) {
  const isWrong = typed !== "";
  return (
    <>
      <form className="by-number" method="get" action={usePath(CHARACTERS_PATH)}>
        <div className={isWrong ? "fld wrong" : "fld"}>
          <label className="lb" htmlFor="char">
            想好了哪个字
          </label>
          <p className="hint" id="char-hint">
            填一个汉字
          </p>
          {isWrong && (
            <p className="err" id="char-error">
              {messages.oneHan}
            </p>
          )}
          <input
            type="text"
            id="char"
            name="char"
            maxLength={4}
            defaultValue={typed}
            aria-describedby={isWrong ? "char-hint char-error" : "char-hint"}
            {...(isWrong && { "aria-invalid": true, autoFocus: true })}
          />
        </div>
        <button className="btn quiet" type="submit">
          查这个字
        </button>
      </form>
      <p className="lb mt-6">按心愿看</p>
      <nav className="sorts" aria-label="按心愿看">
        {wishes.map((wish) => (
          <a href={`#${wish}`} key={wish}>
            {wishTitle(wish)}
          </a>
        ))}
      </nav>
    </>
  );
}

/** All characters of one wish. */
export function WishPage({ group: { wish, characters } }: { group: Lexicon["groups"][number] }) {
  return (
    <>
      <Link className="back" to={CHARACTERS_PATH}>
        起名用字
      </Link>
      <h1>{wish === "其他" ? "其他意思的字" : `说“${wish}”的字`}</h1>
      <p className="lead">
        <Clauses text={`${characters.length} 个字，取意越好的越靠前。点开看读音、笔画、用它的名字和诗文。`} />
      </p>
      <div className="of-zi">
        <CharacterLinks of={characters} />
      </div>
    </>
  );
}
