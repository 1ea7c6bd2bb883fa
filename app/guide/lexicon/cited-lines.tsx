import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { givenNamePath } from "#app/kit/paths/lexicon-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { CharacterEntry } from "#functions/contract/site/lexicon.ts";

interface CitedLinesProps {
  char: string;
  lines: CharacterEntry["lines"];
}

/** The passages of classics in which a character stands, each with the name that was chosen from it. */
export function CitedLines({ char, lines }: CitedLinesProps) {
  return (
    <section className="sec" aria-labelledby="lines">
      <h2 id="lines">诗文里的“{char}”</h2>
      <div className="lines-of">
        {lines.map((line) => (
          <div key={line.quote}>
            <Quotation source={line} />
            {line.given !== null && (
              <p className="sm">
                名字：
                <Chosen given={line.given} />
              </p>
            )}
          </div>
        ))}
      </div>
      <p className="sm">引文逐字对过原文，带点的是取用的字。</p>
    </section>
  );
}

const Chosen = ({ given }: { given: string }) => (
  <Link to={givenNamePath(given)}>
    <span translate="no">{given}</span>
  </Link>
);
