import { Glyph } from "#app/kit/glyphs/glyph.tsx";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { meaningOf } from "#app/kit/name/facts.ts";
import { CitedWhole, ClausedQuote } from "#app/kit/name/source/quotation.tsx";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { asTold } from "#app/kit/prose/dotted.ts";
import type { PlainName } from "#functions/contract/together/duet.ts";

/** The characters of a plain name, as a page's outlines ask for them. */
export const shownOf = ({ name }: Pick<PlainName, "name">) => ({
  characters: [...name].map((char) => ({ char })),
});

/** A name upright, its sounds under it (竖写): no score, so that the ear and the eye choose. */
export function UprightName({ name, as: Heading = "h2" }: { name: PlainName; as?: "h2" | "h3" }) {
  const drawn = useOutlines().names.get(name.name);
  return (
    <>
      <Heading className="upright" translate="no" data-name={name.name}>
        {[...name.name].map((char, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
          <span key={at}>{drawn?.[at] === undefined ? char : <Glyph char={char} drawn={drawn[at]} />}</span>
        ))}
      </Heading>
      <p className="sounds">{name.pinyin.join(" ")}</p>
    </>
  );
}

interface PlainSourceProps {
  name: PlainName;
  /** What it says stands by the verse, too: for who reads no classical line. */
  told?: boolean;
}

/** Where a name comes from, in two lines; what it says, where it has no verse, and nothing of the chart: others look on. */
export function PlainSource({ name: { source, why }, told = false }: PlainSourceProps) {
  const says = (
    <p>
      <Clauses text={asTold(meaningOf(why))} />
    </p>
  );
  if (source === null) return says;
  return (
    <>
      {told && says}
      <p>
        <ClausedQuote source={source} />
      </p>
      <p className="sm">
        <CitedWhole source={source} />
      </p>
    </>
  );
}
