import { NiceClasses } from "#app/kit/business/nice-hints.tsx";
import { Parts } from "#app/kit/prose/clauses.tsx";
import { tiedDays } from "#app/kit/prose/dotted.ts";
import { Quoting } from "#app/kit/prose/quoting.tsx";
import type { FreeBusiness } from "#functions/contract/products/business.ts";

interface AroundRowsProps extends Pick<FreeBusiness, "head" | "nice"> {
  /** What every name of the list has to say alike, said once. */
  alike?: readonly (readonly [what: string, text: string])[];
}

/** What holds for all names of an order, a row each: what they share, the head's birth (负责人), which is not for the partners' sheet, classes of marks. */
export function AroundRows({ head, nice, alike = [] }: AroundRowsProps) {
  return (
    <dl className="rows loose mt-3">
      {alike.map(([what, text]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Quoting text={text} />
          </dd>
        </div>
      ))}
      {head !== null && (
        <div className="off-paper">
          <dt>负责人</dt>
          <dd>
            <Parts of={sayBirth(head)} />
            {`民俗喜用${head.favourable.join("、")}，写在各名字的详情里，不计分。`}
          </dd>
        </div>
      )}
      <div>
        <dt>商标类别</dt>
        <dd>
          <NiceClasses nice={nice} />
        </dd>
      </div>
    </dl>
  );
}

/** The head's birth said again, so that a slip is seen at once, in pieces that stay on one line. */
const sayBirth = ({ echo }: NonNullable<FreeBusiness["head"]>): string[] => [
  `公历 ${tiedDays(echo.solar)}，`,
  `农历 ${echo.lunar}，`,
  `${echo.hour}。`,
];
