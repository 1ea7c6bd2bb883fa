import { RelaxForm } from "#app/kit/form/relax-form.tsx";
import { againAt } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";

interface RelaxBlockProps {
  result: Pick<FreeResult, "sn" | "relax" | "again">;
  count: number;
  /** Where the form is, to be filled in again. */
  form?: string;
}

const sayCount = (count: number): string =>
  count === 0 ? "没有找到同时满足这些要求的名字。" : `按这些要求，只找到 ${count} 个名字。`;

/** What follows the count: the lead to the wishes that may be relaxed, or advice where none are known. */
const sayRelax = (count: number, relax: FreeResult["relax"]): string => {
  if (relax.length > 0) return "可以放宽一项：";
  return count === 0 ? "请放宽一两项要求。" : "";
};

/** Too few names under these wishes: a button for each that may be relaxed (放宽), with the number of names it would give. */
export function RelaxBlock({ result: { sn, relax, again }, count, form = "/" }: RelaxBlockProps) {
  // The order's number is the key: the same button pressed twice makes one order.
  const said = { ...Object.fromEntries(new URLSearchParams(again)), idem: sn };
  return (
    <section className="status" aria-label="可以放宽什么">
      <p>
        <Clauses text={`${sayCount(count)}${sayRelax(count, relax)}`} />
      </p>
      <RelaxForm action={usePath(form)} said={said} relax={relax} />
      <p>
        <Link className="go" to={againAt(form, sn)}>
          改一改要求，重新起名
        </Link>
      </p>
    </section>
  );
}
