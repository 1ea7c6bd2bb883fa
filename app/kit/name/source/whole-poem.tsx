import { Link } from "#app/kit/prose/link.tsx";
import type { NameDetail, Source } from "#functions/contract/names/name-card.ts";
import { placesIn } from "./places-in.ts";
import { Cited, MarkedText, useVerse } from "./quotation.tsx";

interface WholePoemProps {
  poem: NameDetail["poem"];
  source: Source | null;
  /** The page that shows a piece which is too long for this one; left out where there is no such page. */
  elsewhere?: string;
  /** A short piece lies open, on paper too: it is what was paid for. */
  isOpen?: true;
}

/** Characters of a piece that stands beside the name at most: with more the page does not fit the first flight. */
const LONG = 300;

/** Stands for a character that no book has any more (缺字). */
const LOST = "□";

const lengthOf = ({ lines }: NonNullable<NameDetail["poem"]>): number =>
  lines.reduce((sum, line) => sum + line.length, 0);

/** A piece that a page of several names has room for; null for a long one, of which the quotation stands there. */
export const shortPoem = (poem: NameDetail["poem"]): NameDetail["poem"] =>
  poem === null || lengthOf(poem) > LONG ? null : poem;

/** The whole piece of the quotation above it (全文), folded; a long one behind a link. */
export function WholePoem({ poem, source, elsewhere, isOpen }: WholePoemProps) {
  if (poem === null) return null;
  const isCut = poem.cut !== undefined;
  if (elsewhere !== undefined && (isCut || lengthOf(poem) > LONG)) {
    return (
      <Link className="go" to={elsewhere}>
        <span>
          {isCut ? "看引文前后" : "看整篇"}
          <Cited source={poem} />
        </span>
      </Link>
    );
  }
  return (
    <details open={isOpen && !isCut && lengthOf(poem) <= LONG}>
      <summary>
        <span>
          {isCut ? (
            "看引文前后"
          ) : (
            <>
              <span className="off-paper">看</span>全文
            </>
          )}
        </span>
      </summary>
      <PoemLines poem={poem} source={source} />
    </details>
  );
}

interface PoemLinesProps extends Pick<WholePoemProps, "source"> {
  poem: NonNullable<NameDetail["poem"]>;
}

/** The lines of a piece; the name's characters are marked in the quoted one. */
export function PoemLines({ poem, source }: PoemLinesProps) {
  return (
    <>
      <div className="whole">
        {poem.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a poem may repeat a line
          <Verse key={at} line={line} source={source} />
        ))}
      </div>
      {poem.cut !== undefined && <p className="sm">{`这一篇共 ${poem.cut} 字，这里是引文前后的一段。`}</p>}
      {poem.lines.some((line) => line.includes(LOST)) && <p className="sm">{`${LOST} 是原书缺的字。`}</p>}
    </>
  );
}

const Verse = ({ line, source }: { line: string; source: Source | null }) => (
  <p {...useVerse(line)}>
    <MarkedLine line={line} source={source} />
  </p>
);

/** A line of the poem; in the quoted one the name's characters are marked, and no others of their kind. */
function MarkedLine({ line, source }: { line: string; source: Source | null }) {
  const marked = source === null ? [] : placesIn(line, source);
  return marked.length === 0 ? line : <MarkedText quote={line} marked={marked} />;
}
