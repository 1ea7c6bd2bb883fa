import { Fragment } from "react";
import { Characters, Glyphs } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { anchorOf } from "#app/kit/result/view.ts";
import type { ExpertName, Manuscript } from "#functions/contract/products/expert.ts";

interface ManuscriptViewProps {
  manuscript: Manuscript;
  title: string;
  /** The row of each name in its draft, from 0; given where some rows of the draft are left out. */
  rows?: readonly number[];
  /** Its characters are shown with their elements (五行): where the family asks for them. */
  hasElements: boolean;
  /** The manuscript that this one has replaced: names that it had not are marked. */
  earlier?: Manuscript | undefined;
  /** Its names stand in a line on top: where the page has the room. */
  isListed?: true;
  /** The lines at its end: who wrote it and when, and of which order it is (署名). */
  signed?: readonly string[];
  /** Where the name of a row is changed, for whoever writes it. */
  editPath?: (row: number) => string;
}

/** A manuscript (手稿): the expert's words, the first choice, and every name with its reason and source. */
export function ManuscriptView({
  manuscript,
  title,
  rows = [],
  hasElements,
  earlier,
  isListed,
  signed = [],
  editPath,
}: ManuscriptViewProps) {
  const { opening, names, pick } = manuscript;
  const [note = "", ...notes] = new Set(names.map(({ registrable }) => registrable.note));
  const isOne = notes.length === 0;
  const first = names.find(({ given }) => given === pick.given);
  const before = new Set(earlier?.names.map(({ given }) => given));
  const changed = earlier === undefined ? [] : names.filter(({ given }) => !before.has(given));
  return (
    <section className="sec manuscript" aria-labelledby="manuscript">
      <h2 id="manuscript">{title}</h2>
      <p className="words" data-quoted>
        {opening}
      </p>
      {first !== undefined && (
        <p className="status">
          <b>
            首选：<span translate="no">{first.name}</span>。
          </b>
          <br />
          <span data-quoted>{pick.reason}</span>
        </p>
      )}
      {changed.length > 0 && (
        <p className="off-paper">
          <Clauses text={`和上一稿比，换了 ${changed.length} 个名字：`} />
          {changed.map(({ name }, at) => (
            <span className="cl" key={name}>
              <span translate="no">{name}</span>
              {at + 1 < changed.length ? "、" : "。"}
            </span>
          ))}
        </p>
      )}
      {isListed === true && <NamesOf names={names} />}
      <p className="sm">
        <Clauses text={basisOf(names, isOne ? note : "", hasElements)} />
      </p>
      <div className="hands">
        {names.map((name, at) => (
          <HandName
            {...{ name, isOne, hasElements, editPath }}
            isNew={changed.includes(name)}
            at={rows[at] ?? at}
            isPick={name === first}
            key={name.given}
          />
        ))}
      </div>
      {signed.length > 0 && (
        <p className="sm">
          {signed.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              <Clauses text={line} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

/** Whether a family that says this looks at elements: it gave a birth to reckon by, or speaks of them. */
export const asksElements = ({ birth = "", ...said }: Readonly<Record<string, string>>): boolean =>
  birth !== "" || Object.values(said).some((text) => /八字|五行/.test(text));

/** On what the marks of the names rest, said once: whether all may be registered, where that is `note`, and by which table their elements are, and that they were heard for other words. */
function basisOf(names: Manuscript["names"], note: string, hasElements: boolean): string {
  const found = new Set(names.flatMap(({ characters }) => characters.map(({ elementBy }) => elementBy)));
  const table = found.has("rule") ? "五行据字表，表里没有的据部首" : "五行据字表";
  const elements = hasElements ? `${table}，各家说法不一。` : "";
  const isHeard = names.some(({ homophones }) => homophones.length > 0);
  const heard = `按本站的谐音表查过，${isHeard ? "要留意的写在名字下面" : "没有发现"}；请再连姓念几遍。`;
  return `${note.startsWith("都") ? "用字" : ""}${note}${heard}${elements}`;
}

/** The names in a line (目录), each leading to its card: what a family came to see, on one screen. */
export const NamesOf = ({ names }: Pick<Manuscript, "names">) => (
  <p className="roll" translate="no">
    {names.map(({ name, given }) => (
      <a href={`#${anchorOf(given)}`} key={given}>
        {name}
      </a>
    ))}
  </p>
);

interface HandNameProps {
  name: ExpertName;
  at: number;
  isPick: boolean;
  isNew: boolean;
  hasElements: boolean;
  /** What is said of registering is the same of every name, and stands below the last. */
  isOne: boolean;
  editPath: ManuscriptViewProps["editPath"] | undefined;
}

function HandName({ name, at, isPick, isNew, isOne, hasElements, editPath }: HandNameProps) {
  const { characters, given, homophones, reason, registrable, source } = name;
  const glosses = characters.slice(-[...given].length).filter(({ gloss }) => gloss !== "");
  const card = (
    <article
      className={characters.length > 3 ? "card hand plate long" : "card hand plate"}
      id={anchorOf(given)}
    >
      <div>
        <p className="no">
          {`第 ${at + 1} 个`}
          {isPick && <b> · 首选</b>}
          {isNew && <b className="off-paper"> · 新换的</b>}
        </p>
        {hasElements ? <Glyphs name={name} as="h3" /> : <Characters name={name} as="h3" />}
      </div>
      <dl className="says">
        <div>
          <dt>为什么起它</dt>
          <dd data-quoted>{reason}</dd>
        </div>
        {glosses.length > 0 && (
          <div>
            <dt>字义</dt>
            {glosses.map(({ char, gloss }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a character may stand twice in a name
              <dd key={at}>{`${char}，${gloss}。`}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>出处</dt>
          <dd>{source === null ? "没有典故，取字义。" : <Quotation source={source} />}</dd>
        </div>
        {!isOne && (
          <div>
            <dt>登记</dt>
            <dd>
              <Clauses text={registrable.note} />
            </dd>
          </div>
        )}
        {homophones.length > 0 && (
          <div>
            <dt className="care">要留意</dt>
            {homophones.map(({ soundsLike, note }) => (
              <dd key={soundsLike}>{note}</dd>
            ))}
          </div>
        )}
      </dl>
    </article>
  );
  if (editPath === undefined) return card;
  // What the family will not see stands outside of the card.
  return (
    <div>
      {card}
      <Link className="go" to={editPath(at)}>{`改第 ${at + 1} 个`}</Link>
    </div>
  );
}
