import { Care } from "#app/kit/name/care.tsx";
import { asTold } from "#app/kit/prose/dotted.ts";
import type { NamePage } from "#functions/contract/orders/orders.ts";
import { Quotation } from "./quotation.tsx";
import { Unquoted } from "./unquoted.tsx";
import { WholePoem } from "./whole-poem.tsx";

type Sourced = Pick<NamePage, "source" | "poem" | "why" | "care" | "given">;

interface SourceSectionProps {
  name: Sourced;
  title?: string;
  /** The page that shows a piece which is too long for this one. */
  elsewhere?: string;
  /** The quotation stands close above. */
  isQuoted?: boolean;
}

/** Where the name comes from (出处, if it has one), why it is recommended, what to mind, and the whole poem. */
export function SourceSection({ name, title = "出处", isQuoted = false, ...rest }: SourceSectionProps) {
  const { source, poem, why, care } = name;
  return (
    <section className="sec source" aria-labelledby="source">
      <h2 id="source">{title}</h2>
      {source === null ? <Unquoted name={name} /> : !isQuoted && <Quotation source={source} />}
      <p className="why">{asTold(why)}</p>
      <Care care={care} className="why" />
      <WholePoem poem={poem} source={source} {...rest} />
    </section>
  );
}
