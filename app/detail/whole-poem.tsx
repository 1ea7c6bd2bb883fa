import type { NameDetail, Source } from "#functions/contract/name-card.ts";
import { Link } from "../document/link.tsx";
import { Cited, citation, MarkedText } from "../name/quotation.tsx";

interface WholePoemProps {
  poem: NameDetail["poem"];
  source: Source | null;
  given: string;
  /** Where a piece stands that is too long for the page; left out where there is no such page. */
  elsewhere?: string;
}

/** Characters of a piece that stands beside the name at most: with more the page does not fit the first flight. */
const LONG = 800;

const lengthOf = ({ lines }: NonNullable<NameDetail["poem"]>): number =>
  lines.reduce((sum, line) => sum + line.length, 0);

/** The whole piece that a quotation is from (全文), folded; a long one behind a link. */
export function WholePoem({ poem, source, given, elsewhere }: WholePoemProps) {
  if (poem === null) return null;
  if (elsewhere !== undefined && lengthOf(poem) > LONG) {
    return <Link className="go" to={elsewhere}>{`看整篇${citation(poem)}`}</Link>;
  }
  return (
    <details>
      <summary>
        <span>
          看整首
          <Cited source={poem} />
        </span>
      </summary>
      <PoemLines poem={poem} source={source} given={given} />
    </details>
  );
}

interface PoemLinesProps extends Pick<WholePoemProps, "source" | "given"> {
  poem: NonNullable<NameDetail["poem"]>;
}

/** The lines of a piece; the name's characters are marked in the quoted one. */
export function PoemLines({ poem, source, given }: PoemLinesProps) {
  return (
    <div className="whole">
      {poem.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a poem may repeat a line
        <p key={at} data-verse={line}>
          <MarkedLine line={line} quote={source?.quote ?? ""} given={given} />
        </p>
      ))}
    </div>
  );
}

/** A line of the poem; in the quoted one the name's characters are marked. */
function MarkedLine({ line, quote, given }: { line: string; quote: string; given: string }) {
  if (line === "" || !(quote.includes(line) || line.includes(quote)) || quote === "") return line;
  const marked = [...line].flatMap((char, at) => (given.includes(char) ? [at] : []));
  return <MarkedText quote={line} marked={marked} />;
}
