import { LimitNote } from "#app/kit/business/limit-note.tsx";
import { BUSINESS_PATH, FORM_WORDS, USAGE_WORDS } from "#app/kit/business/words.ts";
import { AdultBirth } from "#app/kit/form/fields/adult-birth.tsx";
import { AlreadySure } from "#app/kit/form/fields/already-sure.tsx";
import { type Option, Radios, Ticks } from "#app/kit/form/fields/choices.tsx";
import { Group, LabelText } from "#app/kit/form/fields/field.tsx";
import { KeepField } from "#app/kit/form/fields/keep-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { TextField } from "#app/kit/form/fields/text-field.tsx";
import { typedAt } from "#app/kit/form/typed.ts";
import { Clauses, Listing } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { STYLES } from "#functions/contract/products/business-brief.ts";
import { type BusinessFormState, businessForm } from "./fields.ts";

const LENGTHS: readonly Option[] = [
  ["2", "2 个字"],
  ["3", "3 个字"],
  ["4", "4 个字"],
];
const STYLE_OPTIONS = STYLES.map((style): Option => [style, style]);

/** The business form (公司与店铺起名): a plain POST, whole without any script. */
export function BusinessForm({ state }: { state: BusinessFormState }) {
  const { values } = state;
  return (
    <form
      className="card"
      id="business"
      method="post"
      action={usePath(BUSINESS_PATH)}
      noValidate
      data-wait="正在挑字、核对读音与合规…"
      data-draft=""
    >
      <input type="hidden" name="kind" value="business" />
      <input type="hidden" name="idem" value={state.idem} />
      <AlreadySure state={state} />
      <Group state={state} field="usage" label="用在哪里" radios>
        <Radios values={values} name="usage" id="usage" options={Object.entries(USAGE_WORDS)} />
      </Group>
      <LineField state={state} field="trade" label="做什么生意" hint="用自己的话写，例如：社区面包店" />
      <LineField
        state={state}
        field="region"
        label="所在地（可不填）"
        hint="写到市，例如：杭州市；名称最前面要用"
      />
      <Group state={state} field="length" label="字号几个字" hint="字号是名称里真正区分您和别家的部分" radios>
        <Radios values={values} name="length" id="length" options={LENGTHS} />
      </Group>
      <MoreFields state={state} />
      <HeadFields state={state} />
      <button className="btn" id="submit" type="submit">
        看免费结果
      </button>
      <p className="sm after">
        <Clauses text="不收费，也不要手机号。资料保存 30 天，在“更多要求”里可以改。" />
      </p>
      <LimitNote />
    </form>
  );
}

/** The birth of the head, for owners to whom folk custom matters; folded away, as most do not want it. */
function HeadFields({ state }: { state: BusinessFormState }) {
  const { values, errors } = state;
  const isUsed =
    errors.date !== undefined ||
    errors.hour !== undefined ||
    errors.guardian !== undefined ||
    Boolean(values.year);
  return (
    <details className="fold" open={isUsed}>
      <summary>
        <span>
          <LabelText text="民俗参考（可不填）" />
        </span>
      </summary>
      <div>
        <AdultBirth
          state={state}
          label="负责人的生日"
          hint="填了才另列字的五行与数理，只供参考；不影响名字的分数和次序"
        >
          填了生日，请勾选：我是本人，或已得到本人同意。
        </AdultBirth>
      </div>
    </details>
  );
}

/** The fields under the fold. */
const FOLDED = ["form", "style", "must", "avoid", "rivals", "keep"] as const;

/** Is there anything under the fold that the visitor must see: an error, or a value that is not the fresh form's? */
const isOpen = ({ values, errors }: BusinessFormState): boolean =>
  FOLDED.some(
    (field) => errors[field] !== undefined || typedAt(values, field) !== typedAt(businessForm.fresh, field),
  );

/** What an owner may ask for besides, folded away as at home; all of it may stay empty. */
function MoreFields({ state }: { state: BusinessFormState }) {
  const { values } = state;
  return (
    <details className="fold" id="more" open={isOpen(state)}>
      <summary>
        更多要求
        <small className="asks">
          <Listing text="风格、同行、资料保存" />
        </small>
      </summary>
      <div>
        <Group state={state} field="form" label="组织形式" radios>
          <Radios values={values} name="form" id="form" options={Object.entries(FORM_WORDS)} />
        </Group>
        <Group
          state={state}
          field="style"
          label="喜欢的风格（可不选）"
          hint="最多选 3 个；不选就按这一行常见的来"
        >
          <Ticks values={values} name="style" id="style" options={STYLE_OPTIONS} />
        </Group>
        <LineField
          state={state}
          field="must"
          label="必须有的字（可不填）"
          hint="最多 4 个汉字，每个名字都会有"
        />
        <LineField state={state} field="avoid" label="不想用的字（可不填）" hint="最多 20 个" />
        <TextField
          state={state}
          field="rivals"
          label="想避开的同行名字（可不填）"
          hint="每行一个，最多 10 个；全称、简称都可以"
          rows={4}
        />
        <KeepField state={state} />
      </div>
    </details>
  );
}
