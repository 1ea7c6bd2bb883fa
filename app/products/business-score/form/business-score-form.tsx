import { LimitNote } from "#app/kit/business/limit-note.tsx";
import { USAGE_WORDS } from "#app/kit/business/words.ts";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { KeepField } from "#app/kit/form/fields/keep-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { BusinessScoreFormState } from "./fields.ts";

/** The address that shows and takes this form. */
export const BUSINESS_SCORE_PATH = HOME_PATHS["business-score"];

/** The form of a business's name to be scored (公司店铺测名): a name is all it needs; a plain POST, whole without any script. */
export function BusinessScoreForm({ state }: { state: BusinessScoreFormState }) {
  const { values } = state;
  return (
    <form
      className="card"
      id="business-score"
      method="post"
      action={usePath(BUSINESS_SCORE_PATH)}
      noValidate
      data-wait="正在核对合规、读音、近似和字义…"
    >
      <input type="hidden" name="kind" value="business-score" />
      <input type="hidden" name="idem" value={state.idem} />
      <LineField
        state={state}
        field="name"
        label="名称"
        hint="字号或全称都可以，例如：杭州市云上麦食品有限公司"
      />
      <SignField state={state} />
      <Group state={state} field="usage" label="用在哪里" radios>
        <Radios values={values} name="usage" id="usage" options={Object.entries(USAGE_WORDS)} />
      </Group>
      <LineField
        state={state}
        field="trade"
        label="做什么生意（可不填）"
        hint="不填就从名称里认；认不出时，“行业契合”按一般商贸来算"
      />
      <LineField state={state} field="region" label="所在地（可不填）" hint="写到市，例如：杭州市" />
      <TextField
        state={state}
        field="rivals"
        label="想比一比的同行名字（可不填）"
        hint="每行一个，最多 10 个；全称、简称都可以"
        rows={3}
      />
      <KeepField state={state} />
      <button className="btn" id="submit" type="submit">
        开始评分
      </button>
      <p className="sm after">
        <Clauses text="不收费，也不要手机号。资料保存 30 天，在上面可以改。" />
      </p>
      <LimitNote />
    </form>
  );
}

/** The field for the 字号, for owners whose name we would cut wrongly; folded away until it is used. */
function SignField({ state }: { state: BusinessScoreFormState }) {
  const isUsed = state.errors.sign !== undefined || Boolean(state.values.sign);
  return (
    <details className="fold" open={isUsed}>
      <summary>
        <span>
          全称里哪几个字是字号<span className="cl par">（一般能自动认出）</span>
        </span>
      </summary>
      <LineField state={state} field="sign" label="字号" />
    </details>
  );
}
