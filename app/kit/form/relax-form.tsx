import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Relaxation } from "#functions/contract/orders/orders.ts";
import type { Typed } from "./typed.ts";

interface RelaxFormProps {
  /** Where the form goes. */
  action: string;
  /** The form as it was sent. */
  said: Typed;
  relax: readonly Relaxation[];
}

/**
 * A button for each wish that may be relaxed (放宽): the form goes out again without it, all else kept. A form of its own:
 * as a button of the visitor's form, standing above it, it would be what the return key presses.
 */
export function RelaxForm({ action, said, relax }: RelaxFormProps) {
  return (
    <form className="btns" method="post" action={action} data-wait="正在重新挑字…">
      {Object.entries(said).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {relax.map(({ text, instead }) =>
        instead === undefined ? (
          <p key={text}>{text}</p>
        ) : (
          <button key={text} className="btn quiet" type="submit" name="relax" value={instead}>
            <Clauses text={text.replace(/（(.*)）$/u, "，直接看结果（有\u00a0$1）")} />
          </button>
        ),
      )}
    </form>
  );
}
