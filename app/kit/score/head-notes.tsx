import { Clauses } from "#app/kit/prose/clauses.tsx";
import { LawText } from "#app/kit/prose/law-text.tsx";

interface HeadNotesProps {
  /** What stands against the name itself (不能登记): alone in a box that warns, and all else is small beside it. */
  grave?: string | undefined;
  texts: readonly string[];
}

/** What must be known of a name at once, above its score: all in one box, worst first. */
export function HeadNotes({ grave, texts }: HeadNotesProps) {
  const [first, ...others] = texts;
  if (grave !== undefined)
    return (
      <>
        <p className="status grave">
          <Clauses text={grave} />
        </p>
        {texts.map((text) => (
          <p className="sm" key={text}>
            {text}
          </p>
        ))}
      </>
    );
  if (first === undefined) return null;
  if (others.length === 0)
    return (
      <p className="status">
        <LawText text={first} />
      </p>
    );
  return (
    <div className="status">
      <ul className="plain">
        {texts.map((text) => (
          <li key={text}>
            <LawText text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
