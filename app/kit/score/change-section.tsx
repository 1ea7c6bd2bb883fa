import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { ComparedBills } from "#app/kit/name/bill/compared-bills.tsx";
import { useMay } from "#app/kit/order/hold.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import type { ScoredName } from "#functions/contract/names/scored-name.ts";
import type { FreeScore, Suggestion } from "#functions/contract/products/score.ts";
import type { ChangeFormState } from "./change-state.ts";
import { KIN, sayKin } from "./kin.ts";

interface ChangeSectionProps {
  score: ScoredName & Pick<FreeScore, "changes" | "changesLeft" | "suggestions">;
  state: ChangeFormState;
  /** What is changed: a given name, or a 字号. */
  label?: string;
  /** How a character is kin to the one that it replaces, in words. */
  kins?: typeof KIN;
}

/** 换一个字看看: a form that tries the name with one character changed, and what came of it. */
export function ChangeSection({ score, state, label = "名", kins = KIN }: ChangeSectionProps) {
  const { changes, changesLeft } = score;
  const mayTry = useMay("order", "scoreChange");
  if (!mayTry && changes.length === 0) return null;
  return (
    <section className="sec off-paper" aria-labelledby="change">
      <h2 id="change">换一个字看看</h2>
      {mayTry && changesLeft > 0 && (
        <p className="sm">
          <Clauses text={`可以换 ${changes.length + changesLeft} 次，不收费，还剩 ${changesLeft} 次。`} />
        </p>
      )}
      {[...changes].reverse().map((change) => (
        <ComparedBills key={change.given} before={score} after={change} />
      ))}
      {mayTry && (changesLeft > 0 ? <Tries {...{ score, state, label, kins }} /> : <Used />)}
    </section>
  );
}

function Used() {
  return (
    <p id="given" tabIndex={-1}>
      <Clauses text="次数用完了。" />
    </p>
  );
}

/** The better name first. */
const better = (one: Suggestion, other: Suggestion): number => other.total - one.total;

function Tries({ score, state, label, kins }: Required<ChangeSectionProps>) {
  const { suggestions } = score;
  return (
    <>
      <form method="post" className="one-line" data-wait="正在重新计算…">
        <LineField state={state} field="given" label={label} hint="换掉其中一个字" />
        <button className="btn quiet" type="submit">
          换上看看
        </button>
      </form>
      {suggestions.length === 0 ? (
        <p className="sm">
          <Clauses text="只换一个字又更好的，没有找到。可以自己写一个试试。" />
        </p>
      ) : (
        <>
          <p className="sm">
            <Parts of={["或者试试", "分数更高的字："]} />
          </p>
          <ul className="tries">
            {suggestions.toSorted(better).map((suggestion) => (
              <Suggested
                key={suggestion.given}
                suggestion={suggestion}
                kin={sayKin(score, suggestion, kins)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One character to try, whole: which, its sound, how it is kin, what it says, and what the name would score. */
function Suggested({ suggestion, kin }: { suggestion: Suggestion; kin: string }) {
  const { given, char, instead, pinyin, gloss, total } = suggestion;
  return (
    <li>
      <form method="post" data-wait="正在重新计算…">
        <button type="submit" name="given" value={given}>
          <b>{given}</b>
          <span>
            {`“${instead}”换成“${char}”`}
            <span className="cl par">{`（${pinyin}，${kin}）${gloss === "" ? "" : "："}`}</span>
            {gloss}
          </span>
          <span className="num">{`${total} 分`}</span>
        </button>
      </form>
    </li>
  );
}
