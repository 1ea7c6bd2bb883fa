import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { Relaxation } from "#functions/contract/orders/orders.ts";
import { type FormState, sureOf } from "./form-state.ts";
import { type Typed, typedAt } from "./typed.ts";

/** Names of a result that are free: a count on a button must not sound as if all of them were. */
const FREE = 3;

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
      <Kept said={said} />
      {relax.map(({ text, instead }) =>
        instead === undefined ? (
          <p key={text}>{text}</p>
        ) : (
          <button key={text} className="btn quiet" type="submit" name="relax" value={instead}>
            <Clauses text={text.replace(/（(.*)）$/u, "，直接看结果（有\u00a0$1）")} />
          </button>
        ),
      )}
      {relax.some(({ names, instead }) => names > FREE && instead !== undefined) && (
        <p className="sm">
          <Clauses text={`结果里先免费看 ${FREE} 个，其余付款后看。`} />
        </p>
      )}
    </form>
  );
}

/** All that the form said, to be sent again. */
const Kept = ({ said }: { said: Typed }) =>
  Object.entries(said).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);

/** One button that says yes to all that is asked (就按我填的), as the ticks at the fields would: the form goes out again as it was. */
export function SureForm({ action, state }: { action: string; state: FormState<string> }) {
  const keys = state.sure.map(({ key }) => key);
  const [first = "", second] = keys;
  const sure = [typedAt(state.values, "sure"), ...keys].filter((key) => key !== "").join(",");
  return (
    <form className="btns" method="post" action={action} data-wait="正在继续…">
      <Kept said={{ ...state.values, sure, idem: state.idem }} />
      <button className="btn quiet" type="submit">
        {second === undefined ? `${sureOf(first)}，继续` : "就按我填的，继续"}
      </button>
    </form>
  );
}
