import { Clauses } from "#app/kit/prose/clauses.tsx";

interface SaidNoteProps {
  said: string | null;
  /** It answers a form that was just sent, and is heard before all else. */
  first?: boolean;
}

/** Why something was not done, in the words that came back (没有办成); nothing where there is nothing to say. */
export function SaidNote({ said, first = false }: SaidNoteProps) {
  if (said === null) return null;
  const heard = first ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div className="status bad" role="alert" {...heard}>
      <p>
        <Clauses text={said} />
      </p>
    </div>
  );
}
