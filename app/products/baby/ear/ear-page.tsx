import type { Typed } from "#app/kit/form/typed.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { ByEar } from "#functions/contract/names/by-ear.ts";
import { EarForm } from "./ear-form.tsx";

/** A start without a form (凭音找字): one or two sounds, and the names and the characters that sound so. */
export function EarPage({ typed, found }: { typed: Typed; found: ByEar }) {
  const { wrong, sounds, names } = found;
  return (
    <div className="ear">
      <div className="hero">
        <h1>凭音找字</h1>
        <p className="lead">
          <Clauses text="声音先定了，字还没有？说出一两个音，先看同音里读者喜欢的名字，再一个音一个音地挑字。" />
        </p>
      </div>
      <EarForm values={typed} wrong={wrong} />
      {sounds.length > 0 && <Names names={names} said={sounds.map(({ said }) => said).join(" ")} />}
      {sounds.map((sound, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one sound may be asked for twice
        <Sound key={at} sound={sound} />
      ))}
      {sounds.length > 0 && (
        <section className="sec" aria-labelledby="next">
          <h2 id="next">看中了哪个？</h2>
          <p>
            <Clauses text="这里没有姓，所以没有分数，也没有查连姓读的谐音。把它写进起名表单的“备选名”，就能看到。" />
          </p>
          <p className="btns mt-3">
            <Link className="btn" to="/">
              带上姓去看
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}

function Names({ names, said }: { names: ByEar["names"]; said: string }) {
  const isExact = names.some(({ exact }) => exact);
  return (
    <section className="sec" aria-labelledby="names">
      <h2 id="names">{`念作 ${said} 的名字`}</h2>
      {names.length === 0 && (
        <p>
          <Clauses text="读者读过、愿意推荐的名字里，没有这个音。下面按音挑字，或者把声调改成“不限”再看。" />
        </p>
      )}
      {names.length > 0 && !isExact && (
        <p className="sm">
          <Clauses text="没有正好这个音的，下面是音近的：有的地方听来是一样的。" />
        </p>
      )}
      <dl className="rows loose heard">
        {names.map(({ given, pinyin, gloss, exact }) => (
          <div key={given}>
            <dt>
              <span translate="no">{given}</span>
              <small>{pinyin.join(" ")}</small>
            </dt>
            <dd>
              {gloss}
              {!exact && isExact && <span className="tag">音近</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sound({ sound: { said, exact, near } }: { sound: ByEar["sounds"][number] }) {
  return (
    <section className="sec" aria-label={said}>
      <h2>{`${said} 音的字`}</h2>
      {exact.length === 0 && <p>这个音没有合适入名的字。</p>}
      <Characters some={exact} />
      {near.length > 0 && (
        <details>
          <summary>{`音近的字 ${near.length} 个`}</summary>
          <Characters some={near} />
        </details>
      )}
    </section>
  );
}

function Characters({ some }: { some: ByEar["sounds"][number]["exact"] }) {
  return (
    <dl className="rows loose heard">
      {some.map(({ char, pinyin, gloss }) => (
        <div key={char}>
          <dt>
            <span translate="no">{char}</span>
            <small>{pinyin}</small>
          </dt>
          <dd>{gloss}</dd>
        </div>
      ))}
    </dl>
  );
}
