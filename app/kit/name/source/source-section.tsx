import type { NamePage } from "#functions/contract/orders/orders.ts";
import { Quotation } from "./quotation.tsx";
import { WholePoem } from "./whole-poem.tsx";

type Sourced = Pick<NamePage, "source" | "poem" | "why" | "care" | "given">;

interface SourceSectionProps {
  name: Sourced;
  title?: string;
  /** Where a piece stands that is too long for the page. */
  elsewhere?: string;
}

/** Where the name comes from (出处; where from nowhere, its reasons say so), why it is recommended, and the whole poem. */
export function SourceSection({ name, title = "出处", ...rest }: SourceSectionProps) {
  const { source, poem, why, care } = name;
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">{title}</h2>
      {source !== null && <Quotation source={source} />}
      <p className="why">{why}</p>
      {care.map((text) => (
        <p className="why" key={text}>{`要留意：${text}`}</p>
      ))}
      <WholePoem poem={poem} source={source} {...rest} />
    </section>
  );
}
