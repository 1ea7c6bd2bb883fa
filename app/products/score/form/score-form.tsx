import { AdultBirth } from "#app/kit/form/fields/adult-birth.tsx";
import { Radios } from "#app/kit/form/fields/choices.tsx";
import { I_AM } from "#app/kit/form/fields/consent-field.tsx";
import { Group, LabelText } from "#app/kit/form/fields/field.tsx";
import { KeepField } from "#app/kit/form/fields/keep-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { type ScoreFormState, scoreForm } from "./fields.ts";
import { SplitFields } from "./split-fields.tsx";

/** The address that takes the score form. */
export const SCORE_PATH = HOME_PATHS.score;

/** The score form (名字评分): a name is all it needs; a plain POST, whole without any script. */
export function ScoreForm({ state }: { state: ScoreFormState }) {
  return (
    <form
      className="card"
      id="score"
      method="post"
      action={usePath(SCORE_PATH)}
      noValidate
      data-wait="正在核对登记、读音、谐音和字义…"
    >
      <input type="hidden" name="kind" value="score" />
      <input type="hidden" name="idem" value={state.idem} />
      <LineField
        state={state}
        field="name"
        label="姓名"
        hint={"2 到 6 个汉字，连姓一起写；复姓会自\u{2060}己认出来"}
      />
      <SplitFields state={state} />
      <MoreAboutWhom state={state} />
      <button className="btn" id="submit" type="submit">
        开始评分
      </button>
      <p className="sm after">
        <Clauses text="不收费，也不要手机号。资料保存 30 天，按钮上面一行可以改。" />
        孩子的名字，请看<a href="#child">《儿童信息说明》</a>。
      </p>
    </form>
  );
}

/** The fields under the fold, and what else is typed there. */
const FOLDED = ["sex", "date", "hour", "guardian", "keep"] as const;
const KEYS = [...FOLDED, "calendar", "year", "month", "day", "leap"] as const;

/** Is there anything under the fold that the visitor must see: an error, or a value that is not the fresh form's? */
const isOpen = ({ values, errors }: ScoreFormState): boolean =>
  FOLDED.some((field) => errors[field] !== undefined) ||
  KEYS.some((key) => typedAt(values, key) !== typedAt(scoreForm.fresh, key));

/** Whose name it is (性别、生日), as far as it is told, and how long the result stays: folded away, for a name is enough. */
function MoreAboutWhom({ state }: { state: ScoreFormState }) {
  const { values } = state;
  return (
    <details className="fold" open={isOpen(state)}>
      <summary>
        <span>
          <LabelText text="生日、性别、资料保存（可不填）" />
        </span>
      </summary>
      <Group state={state} field="sex" label="性别" hint="只影响字义是否合宜，可以不分" radios>
        <Radios
          values={values}
          name="sex"
          id="sex"
          options={[
            ["male", "男"],
            ["female", "女"],
            ["unknown", "不分"],
          ]}
        />
      </Group>
      <AdultBirth
        state={state}
        label="出生日期（可不填）"
        hint={"不填就不算八字和生肖；例如 1990 年 5\u{a0}月 17\u{a0}日"}
      >
        {`填了出生日期，请勾选：${I_AM.ofAnyone}`}
        <a className="cl" href="#child">
          《儿童信息说明》
        </a>
        使用以上资料来核对名字。
      </AdultBirth>
      <KeepField state={state} />
    </details>
  );
}
