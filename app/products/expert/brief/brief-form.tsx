import { Radios } from "#app/kit/form/fields/choices.tsx";
import { ConsentField, I_AM } from "#app/kit/form/fields/consent-field.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { briefPath } from "#app/kit/paths/expert-paths.ts";
import { articlePath } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import { LEAST_STORY, LIMITS } from "#functions/contract/products/expert-brief.ts";
import type { BriefState } from "./brief-fields.ts";

interface BriefFormProps {
  sn: string;
  state: BriefState;
  /** The brief has been handed in before, so it is no draft any more. */
  isIn: boolean;
  /** Says when its draft was kept; "" where none was. */
  saved: string;
}

/** The brief (说说您的想法): a plain POST; a small script keeps it as a draft while it is written. */
export function BriefForm({ sn, state, isIn, saved }: BriefFormProps) {
  const { values } = state;
  return (
    <form
      className="card"
      id="brief"
      method="post"
      action={usePath(briefPath(sn))}
      noValidate
      data-wait="正在保存…"
      data-autosave={isIn ? undefined : "1"}
    >
      <LineField state={state} field="surname" label="姓氏" />
      <Group state={state} field="sex" label="性别" radios>
        <Radios
          values={values}
          name="sex"
          id="sex"
          options={[
            ["male", "男孩"],
            ["female", "女孩"],
            ["unknown", "还不知道"],
          ]}
        />
      </Group>
      <TextField
        state={state}
        field="story"
        label={`家里的故事或期望（${LEAST_STORY}–${LIMITS.story} 字）`}
        hint={"例如：妈妈姓苏，外公希望带“木”\u2060字旁；名字要好写"}
        rows={7}
        least={LEAST_STORY}
      />
      <h2 className="mt-6 mb-4">可以不填的</h2>
      <LineField
        state={state}
        field="birth"
        label="出生时间，或预产期"
        hint={"例如 2026 年 4 月 18 日上午 9\u{a0}点；\u{200b}不看八字就不用填"}
      />
      <TextField state={state} field="like" label="喜欢的名字与原因" rows={3} />
      <TextField state={state} field="dislike" label="不喜欢的名字与原因" rows={3} />
      <TextField
        state={state}
        field="due"
        label={`最晚什么时候要（${LIMITS.due} 字以内）`}
        hint="例如办出生证的日期；比约定早的，请先在订单页留言商量"
        rows={2}
      />
      <Characters state={state} />
      <h2 className="mt-6 mb-4">同意并提交</h2>
      <p className="sm mb-3">
        <Clauses text="资料加密保存，可随时在“我的订单”删除；只有起名人和处理订单的人看得到。" />
      </p>
      <ConsentField state={state}>
        {I_AM.ofChild}
        <Link className="cl" to={articlePath("children-privacy")}>
          《儿童信息说明》
        </Link>
        使用以上资料来起名。
      </ConsentField>
      <div className="btns">
        <button className="btn" id="submit" type="submit" name="step" value="submit">
          {isIn ? "提交改好的资料" : "提交给起名人"}
        </button>
        {!isIn && (
          <button className="btn quiet" type="submit" name="step" value="save">
            保存草稿
          </button>
        )}
      </div>
      {saved !== "" && <p className="sm after draft-said">{saved}</p>}
      <p className="sm after">
        <Clauses text="提交后、起名人动笔前，还可以回来改。" />
      </p>
    </form>
  );
}

/** What the characters must and must not be. */
function Characters({ state }: { state: BriefState }) {
  const { values } = state;
  return (
    <>
      <Group state={state} field="length" label="名字几个字" radios>
        <Radios
          values={values}
          name="length"
          id="length"
          options={[
            ["2", "两个字"],
            ["1", "一个字"],
            ["any", "都可以"],
          ]}
        />
      </Group>
      <LineField state={state} field="fixed" label="一定要用的字" hint="只填一个字" />
      <LineField state={state} field="generation" label="字辈" hint="家谱里排到宝宝这一辈的那个字" />
      <LineField state={state} field="avoid" label="不想用的字" hint="例如长辈名字里的字，最多 20 个" />
    </>
  );
}
