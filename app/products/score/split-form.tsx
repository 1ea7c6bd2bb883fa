import { useMay } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { FreeScore } from "#functions/contract/products/score.ts";
import { SCORE_PATH } from "./form/score-form.tsx";
import { SplitInputs } from "./form/split-fields.tsx";

interface SplitFormProps {
  score: Pick<FreeScore, "surname" | "given" | "asked">;
  idem: string;
  /** What makes us doubt the cut (the surname is on no list of ours): then it lies open. */
  notes: readonly string[];
}

/** Says how the name was split; its form asks for the score again with another split. */
export function SplitForm({ score: { surname, given, asked }, idem, notes }: SplitFormProps) {
  const action = usePath(SCORE_PATH);
  // The form sends what was asked before, which a reader is not told; the name in the script of its two fields.
  if (!useMay("order", "scoreChange")) return null;
  const hidden = { ...asked, kind: "score", idem, name: surname + given };
  return (
    <details className="cut off-paper" open={notes.length > 0}>
      <summary>
        <span>
          <span className="cl">
            姓：<span translate="no">{surname}</span>
            {"　"}
          </span>
          <span className="cl">
            名：<span translate="no">{given}</span>
            {"　"}
          </span>
          <span className="cl">不对？改一下分界</span>
        </span>
      </summary>
      {notes.map((note) => (
        <p className="sm" key={note}>
          <Clauses text={note} />
        </p>
      ))}
      <form method="post" action={action} data-wait="正在重新计算…">
        {Object.entries(hidden).map(([name, value]) => (
          <input
            type="hidden"
            key={name}
            name={name}
            value={value}
            translate={name === "name" ? "no" : undefined}
          />
        ))}
        <SplitInputs values={{ surname, given }} prefix="split-" />
        <button className="btn quiet" type="submit">
          重新计算
        </button>
      </form>
    </details>
  );
}
