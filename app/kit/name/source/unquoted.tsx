import type { NameCard } from "#functions/contract/names/name-card.ts";

/** What the engine says of a name whose story leans on a piece that is not quoted under it. */
const UNQUOTED = "没有引原文";

/** That no lines stand under a name: it has none, or what is told of it leans on a piece that is not quoted here. */
export const sayUnquoted = ({ why }: Pick<NameCard, "why">): string =>
  why.includes(UNQUOTED) ? UNQUOTED : "没有出处";

/** The same in a quiet word where the lines would stand, unless what is told of the name says so itself. */
export const Unquoted = ({ name }: { name: Pick<NameCard, "why"> }) =>
  [UNQUOTED, "没有典故"].some((said) => name.why.includes(said)) ? null : (
    <p className="sm">{sayUnquoted(name)}</p>
  );
