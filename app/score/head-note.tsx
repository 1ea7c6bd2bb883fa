import { Clauses } from "../document/clauses.tsx";

/** What must be known of a name at once, above its score. */
export function HeadNote({ text }: { text: string }) {
  return (
    <p className="status">
      <Clauses text={text} />
    </p>
  );
}
