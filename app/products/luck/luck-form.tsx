import { Radios } from "#app/kit/form/fields/choices.tsx";
import { Group } from "#app/kit/form/fields/field.tsx";
import { KeepField } from "#app/kit/form/fields/keep-field.tsx";
import { LineField } from "#app/kit/form/fields/line-field.tsx";
import { LUCK_PATH } from "#app/kit/paths/luck-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { isPromise, type Later } from "#app/kit/prose/deferred.ts";
import { usePath } from "#app/kit/prose/link.tsx";
import type { SiteInfo } from "#functions/contract/site/site.ts";
import { yuan } from "#functions/contract/values/money.ts";
import type { LuckFormState } from "./fields.ts";
import { LENGTHS, SEXES } from "./words.ts";

/** What the drawn name costs, where the price is at hand: what comes late stands in the price table below. */
function sayPrice(info: Later<SiteInfo>): string {
  const price = info === null || isPromise(info) ? undefined : info.prices.luck;
  return price === undefined ? "费" : ` ${yuan(price.amount)} 元`;
}

/** The luck form (随机优选): surname, sex, length; a plain POST, whole without any script. */
export function LuckForm({ state, info = null }: { state: LuckFormState; info?: Later<SiteInfo> }) {
  const { values } = state;
  return (
    <form
      className="card"
      id="luck"
      method="post"
      action={usePath(LUCK_PATH)}
      noValidate
      data-wait="正在找合适的候选名…"
    >
      <input type="hidden" name="idem" value={state.idem} />
      <LineField state={state} field="surname" label="姓氏" hint="单姓、复姓、双姓都可以，例如：林、欧阳" />
      <Group state={state} field="sex" label="性别" radios>
        <Radios values={values} name="sex" id="sex" options={SEXES} />
      </Group>
      <Group state={state} field="length" label="名字几个字" radios>
        <Radios values={values} name="length" id="length" options={LENGTHS} />
      </Group>
      <KeepField state={state} />
      <button className="btn" id="submit" type="submit">
        看候选名与办法
      </button>
      <p className="sm after">
        <Clauses text={`下一步不收费，也不需要手机号和生日；要看抽中的名字，才付${sayPrice(info)}。`} />
      </p>
    </form>
  );
}
