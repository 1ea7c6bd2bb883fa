import { AlreadySure } from "#app/kit/form/fields/already-sure.tsx";
import { Radios, Ticks } from "#app/kit/form/fields/choices.tsx";
import { ConsentField, I_AM } from "#app/kit/form/fields/consent-field.tsx";
import { HourField } from "#app/kit/form/fields/date-parts.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Constant } from "#app/kit/prose/constant.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { WISHES } from "#functions/contract/products/baby-brief.ts";
import { DateFields, listedYears } from "./date-fields.tsx";
import { type BabyFormState, babyForm, speechOf } from "./fields.ts";
import { MoreFields } from "./more-fields.tsx";

/** The baby form (起名表单): a plain POST, drawn by the server, whole without any script. */
export function BabyForm({ state }: { state: BabyFormState }) {
  const action = usePath("/");
  const years = listedYears(Date.now());
  const speech = speechOf(useShell());
  const drawn = isFresh(state) ? { ...state, values: { ...state.values, speech } } : state;
  const draw = () => <WholeForm {...{ state: drawn, years, action }} />;
  return (
    <>
      {isFresh(state) ? (
        <Constant name={`baby form ${years[0]} ${action} ${speech}`}>{draw}</Constant>
      ) : (
        draw()
      )}
      <input type="hidden" form="baby" name="idem" value={state.idem} />
    </>
  );
}

interface WholeFormProps {
  state: BabyFormState;
  years: readonly number[];
  action: string;
}

/** The whole form but its `idem`, which is another one for each visitor. */
function WholeForm({ state, years, action }: WholeFormProps) {
  const { values } = state;
  return (
    <form
      className="card"
      id="baby"
      method="post"
      action={action}
      noValidate
      data-wait="正在排八字、挑字、核对出处…"
      data-draft=""
    >
      <input type="hidden" name="kind" value="baby" />
      <AlreadySure state={state} />
      <div className="two">
        <LineField state={state} field="surname" label="姓氏" hint="单姓、复姓或父母双姓都可以" />
        <Group state={state} field="sex" label="性别" hint="还没出生，可以选“还不知道”" radios>
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
      </div>
      <DateFields state={state} years={years} />
      <div className="two">
        <HourField state={state} hint="不清楚就不按时辰算" />
        <Group state={state} field="length" label="名字几个字" hint="不含姓氏" radios>
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
      </div>
      <Group state={state} field="wishes" label="想表达的意思（可不选）" hint="最多选 5 个">
        <Ticks values={values} name="wishes" id="wishes" options={WISHES.map((wish) => [wish, wish])} />
      </Group>
      <MoreFields state={state} />
      <ConsentField state={state}>
        {I_AM.ofChild}
        <a className="cl" href="#child">
          《儿童信息说明》
        </a>
        使用以上资料来起名。
      </ConsentField>
      <button className="btn" id="submit" type="submit">
        看免费结果
      </button>
      <p className="sm after">
        <Clauses text="不收费，也不要手机号。资料保存 30 天，在“更多要求”里可以改。" />
      </p>
    </form>
  );
}

const isFresh = ({ values, errors, trouble }: BabyFormState): boolean =>
  values === babyForm.fresh && Object.keys(errors).length === 0 && trouble === null;
