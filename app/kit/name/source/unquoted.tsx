import type { NameCard } from "#functions/contract/names/name-card.ts";

/** What the engine says of a name whose story leans on a piece that is not quoted under it. */
const UNQUOTED = "没有引原文";
/** The same of a name that leans on nothing, in the words of the engine. */
const NONE = "没有典故";

/** That no lines stand under a name: it has none, or what is told of it leans on a piece that is not quoted here. */
export const sayUnquoted = ({ why }: Pick<NameCard, "why">): string =>
  why.includes(UNQUOTED) ? UNQUOTED : NONE;

/** The same in a quiet line, with what the name takes its sense from, unless what is told of it says so itself. */
export const Unquoted = ({ name }: { name: Pick<NameCard, "why"> }) =>
  [UNQUOTED, NONE].some((said) => name.why.includes(said)) ? null : (
    <p className="sm">{`${NONE}，取的是意思。`}</p>
  );
