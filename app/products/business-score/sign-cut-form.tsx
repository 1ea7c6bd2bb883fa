import { TextLine } from "#app/kit/form/fields/choices.tsx";
import { useMay } from "#app/kit/order/hold.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { FreeBusinessScore } from "#functions/contract/products/business-score.ts";
import { BUSINESS_SCORE_PATH } from "./form/business-score-form.tsx";

interface SignCutFormProps {
  score: Pick<FreeBusinessScore, "given" | "whole" | "asked">;
  idem: string;
}

/** Says which characters were taken for the 字号; its form asks for the score again with other ones. */
export function SignCutForm({ score: { given, whole, asked }, idem }: SignCutFormProps) {
  const action = usePath(BUSINESS_SCORE_PATH);
  // The form sends what was asked before, which a reader is not told.
  if (!useMay("order", "scoreChange")) return null;
  const hidden = { ...asked, kind: "business-score", idem };
  return (
    <details className="cut off-paper">
      <summary>
        <span>
          {whole !== given && <span className="cl" lang="zh-Hans">{`${whole}　`}</span>}
          <span className="cl">
            字号：<span translate="no">{given}</span>
            {"　"}
          </span>
          <span className="cl">不对？改一下字号</span>
        </span>
      </summary>
      <form method="post" action={action} data-wait="正在重新计算…">
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
        <label className="lb" htmlFor="cut-sign">
          字号
        </label>
        <TextLine values={{ sign: given }} name="sign" id="cut-sign" />
        <button className="btn quiet" type="submit">
          重新计算
        </button>
      </form>
    </details>
  );
}
