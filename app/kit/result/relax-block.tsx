import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";

interface RelaxBlockProps {
  count: number;
  relax: FreeResult["relax"];
  /** The form to fill in again. */
  again?: string;
}

const sayCount = (count: number): string =>
  count === 0 ? "没有找到同时满足这些要求的名字。" : `按这些要求，只找到 ${count} 个名字。`;

/** What follows the count: the lead to the wishes that may be relaxed, or advice where none are known. */
const sayRelax = (count: number, relax: FreeResult["relax"]): string => {
  if (relax.length > 0) return "可以放宽：";
  return count === 0 ? "请放宽一两项要求。" : "";
};

/** Too few names under these wishes: what to relax (放宽), with the number of names it would give. */
export function RelaxBlock({ count, relax, again = "/" }: RelaxBlockProps) {
  return (
    <section className="status" aria-label="可以放宽什么">
      <p>
        <Clauses text={`${sayCount(count)}${sayRelax(count, relax)}`} />
      </p>
      {relax.length > 0 && (
        <ul className="plain">
          {relax.map(({ text }) => (
            <li key={text}>
              <Parts of={text.split(/(?=（)/u)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="go" to={again}>
          改一改要求，重新起名
        </Link>
      </p>
    </section>
  );
}
