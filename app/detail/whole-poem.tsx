import type { NameDetail, Source } from "#functions/contract/name-card.ts";
import { citation } from "../name/quotation.tsx";

interface WholePoemProps {
  poem: NameDetail["poem"];
  source: Source | null;
  given: string;
}

/** The whole piece that a quotation is from (全文), folded; the name's characters are marked in the quoted line. */
export function WholePoem({ poem, source, given }: WholePoemProps) {
  if (poem === null) return null;
  return (
    <details>
      <summary>{`看整首 ${citation(poem)}`}</summary>
      <div className="whole">
        {poem.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a poem may repeat a line
          <p key={at}>
            <MarkedLine line={line} quote={source?.quote ?? ""} given={given} />
          </p>
        ))}
      </div>
    </details>
  );
}

/** A line of the poem; in the quoted one the name's characters are marked. */
function MarkedLine({ line, quote, given }: { line: string; quote: string; given: string }) {
  if (line === "" || !(quote.includes(line) || line.includes(quote)) || quote === "") return line;
  return [...line].map((char, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: characters of a fixed line
    given.includes(char) ? <mark key={at}>{char}</mark> : char,
  );
}
