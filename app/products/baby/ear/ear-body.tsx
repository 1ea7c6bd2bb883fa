import type { FormEventHandler } from "react";
import type { Typed } from "#app/kit/form/typed.ts";
import { characterPath, givenNamePath } from "#app/kit/paths/lexicon-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { ByEar } from "#functions/contract/names/by-ear.ts";
import { EarForm } from "./ear-form.tsx";

/** What the form and what it finds are drawn of. */
export interface EarGiven {
  action: string;
  home: string;
  typed: Typed;
  found: ByEar;
}

interface EarBodyProps extends EarGiven {
  onChange?: FormEventHandler<HTMLFormElement>;
  onSend?: FormEventHandler<HTMLFormElement>;
}

/** The form that asks for sounds, and what was found. */
export function EarBody({ action, home, typed, found, ...heard }: EarBodyProps) {
  const { wrong, sounds, names } = found;
  return (
    <>
      <EarForm action={action} values={typed} wrong={wrong} {...heard} />
      {sounds.length > 0 && (
        <Names action={action} home={home} names={names} said={sounds.map(({ said }) => said)} />
      )}
      {sounds.map((sound, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one sound may be asked for twice
        <Sound key={at} sound={sound} home={home} />
      ))}
      {sounds.length > 0 && (
        <section className="sec" aria-labelledby="next">
          <h2 id="next">看中了哪个？</h2>
          <p>
            <Clauses text="这里没有姓，所以没有分数，也没有查连姓读的谐音。把它写进起名表单的“备选名”，就能看到。" />
          </p>
          <p className="btns mt-3">
            <a className="btn" href={home}>
              带上姓去看
            </a>
          </p>
        </section>
      )}
    </>
  );
}

interface NamesProps extends Pick<EarGiven, "action" | "home"> {
  names: ByEar["names"];
  said: readonly string[];
}

function Names({ action, home, names, said }: NamesProps) {
  const isExact = names.some(({ exact }) => exact);
  return (
    <section className="sec" aria-labelledby="names">
      <h2 id="names">{`念作 ${said.join(" ")} 的名字`}</h2>
      {names.length === 0 && (
        <p>
          <Clauses text="我们推荐的名字里，没有这个音。下面按音挑字，或者把声调改成“不限声调”再看。" />
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
              <a href={under(home, givenNamePath(given))}>
                <span translate="no">{given}</span>
                <small>{pinyin.join(" ")}</small>
              </a>
            </dt>
            <dd>
              {gloss}
              {!exact && isExact && <span className="tag">音近</span>}
            </dd>
          </div>
        ))}
      </dl>
      {said.length > 1 && names.length < FEW && (
        <p className="mt-3">
          {names.length > 0 && (
            <Clauses text={`这两个音，我们推荐过 ${names.length} 个名字。下面的字也可以自己配。`} />
          )}
          <span className="cl">只认一个音，会多一些：</span>
          {[...new Set(said)].map((sound) => (
            <a className="go" key={sound} href={`${action}?sound=${encodeURIComponent(sound)}`}>
              {`带 ${sound} 的名字`}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** A path below where the home is: a part that answers at the touch has no router to ask. */
const under = (home: string, path: string): string => home.replace(/\/$/u, "") + path;

/** Of fewer a family can hardly choose: characters that sound near stand open below, and each sound leads to its names. */
const FEW = 4;

interface SoundProps extends Pick<EarGiven, "home"> {
  sound: ByEar["sounds"][number];
}

function Sound({ sound: { said, exact, near }, home }: SoundProps) {
  return (
    <section className="sec" aria-label={said}>
      <h2>{`${said} 音的字`}</h2>
      {exact.length === 0 && <p>这个音没有合适入名的字。</p>}
      {exact.length === 1 && <p className="sm">同音的字，我们的字表里只有这一个。</p>}
      <Characters some={exact} home={home} />
      {near.length > 0 && (
        <details open={exact.length < FEW}>
          <summary>{`音近的字 ${near.length} 个`}</summary>
          <Characters some={near} home={home} />
        </details>
      )}
    </section>
  );
}

function Characters({ some, home }: { some: ByEar["sounds"][number]["exact"]; home: string }) {
  return (
    <dl className="rows loose heard">
      {some.map(({ char, pinyin, gloss }) => (
        <div key={char}>
          <dt>
            <a href={under(home, characterPath(char))}>
              <span translate="no">{char}</span>
              <small>{pinyin}</small>
            </a>
          </dt>
          <dd>{gloss}</dd>
        </div>
      ))}
    </dl>
  );
}
