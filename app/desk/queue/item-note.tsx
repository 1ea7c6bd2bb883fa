import { Clauses } from "#app/kit/prose/clauses.tsx";

/** The note of an item: the family's words with their line breaks, or the state of the money there. */
export const ItemNote = ({ note }: { note: string }) => (
  <p className="words" data-quoted="">
    {note.includes("\n") ? note : <Clauses text={note} />}
  </p>
);
