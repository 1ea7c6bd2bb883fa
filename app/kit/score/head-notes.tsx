import { LawText } from "#app/kit/prose/law-text.tsx";

/** What must be known of a name at once, above its score: all in one box, worst first. */
export function HeadNotes({ texts }: { texts: readonly string[] }) {
  const [first, ...others] = texts;
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
