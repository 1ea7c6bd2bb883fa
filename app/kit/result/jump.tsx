/** The sections of a long page on a phone (本页内容), by id and words; of one alone there is nothing to jump between. */
export function Jump({
  to,
  label = "本页内容",
}: {
  to: readonly (readonly [id: string, title: string])[];
  label?: string;
}) {
  if (to.length < 2) return null;
  return (
    <nav className="jump off-paper" aria-label={label}>
      {to.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
