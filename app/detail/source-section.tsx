import type { NamePage } from "#functions/contract/orders.ts";
import { citation, Quotation } from "../name/quotation.tsx";

/** Where the name comes from (出处), why it is recommended, and the whole poem. */
export function SourceSection({ name }: { name: NamePage }) {
  const { source, poem, why, care } = name;
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">出处</h2>
      {source === null ? <p>这个名字没有典故，取的是字义。</p> : <Quotation source={source} />}
      <p className="why">{why}</p>
      {care.map((text) => (
        <p className="why" key={text}>{`要留意：${text}`}</p>
      ))}
      {poem !== null && (
        <details>
          <summary>{`看整首 ${citation(poem)}`}</summary>
          <div className="whole">
            {poem.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a poem may repeat a line
              <p key={at}>
                <MarkedLine line={line} quote={source?.quote ?? ""} given={name.given} />
              </p>
            ))}
          </div>
        </details>
      )}
    </section>
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
