import { Clauses } from "#app/kit/prose/clauses.tsx";

/** What an item says in words: the family's own, in their own lines, or how the money stands at the provider. */
export const ItemNote = ({ note }: { note: string }) => (
  <p className="words" data-quoted="">
    {note.includes("\n") ? note : <Clauses text={note} />}
  </p>
);
