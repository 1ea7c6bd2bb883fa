import { Clauses } from "#app/kit/prose/clauses.tsx";
import { reasonIn } from "./reason-in.ts";

/** Why something was done (原因); of a refund its sum and what became of the order stand on a line of their own. */
export function Why({ reason }: { reason: string }) {
  const { done, why } = reasonIn(reason);
  return (
    <>
      {done !== "" && (
        <p>
          <b>
            <Clauses text={done} />
          </b>
        </p>
      )}
      <p className="sm">
        原因：
        <span data-quoted="">
          <Clauses text={why} />
        </span>
      </p>
    </>
  );
}
