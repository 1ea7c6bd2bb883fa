import { useMay } from "#app/kit/order/hold.ts";
import { usePath } from "#app/kit/prose/link.tsx";

interface AskFormProps {
  sn: string;
  /** What was typed, and what is wrong with it. */
  typed?: string;
  wrong?: string | null;
}

/** Asks about a name that is not in the list (为什么没有它): a plain GET, so that it works without scripts. */
export function AskForm({ sn, typed = "", wrong = null }: AskFormProps) {
  return (
    <form className="by-number" method="get" action={usePath("/naming-detail")}>
      <input type="hidden" name="sn" value={sn} />
      <label className="lb" htmlFor="ask">
        写一个名字
      </label>
      {wrong !== null && (
        <p className="err" id="ask-error">
          {wrong}
        </p>
      )}
      <input
        type="text"
        id="ask"
        name="ask"
        defaultValue={typed}
        {...(wrong !== null && { "aria-invalid": true, "aria-describedby": "ask-error" })}
      />
      <button className="btn quiet" type="submit">
        问问为什么
      </button>
    </form>
  );
}

/** The question under its own heading, below the names of a result. */
export function AskSection({ sn }: { sn: string }) {
  if (!useMay("x", "whyNot")) return null;
  return (
    <section className="sec off-paper" aria-labelledby="why-not">
      <h2 id="why-not">还想到别的名字？</h2>
      <p className="sm">写下来，我们说清楚它为什么不在里面，或者排在哪里。</p>
      <AskForm sn={sn} />
    </section>
  );
}
