import type { FormState } from "#app/kit/form/form-state.ts";
import { Radios } from "./choices.tsx";
import { Group } from "./field.tsx";

/** How long an unpaid result stays (资料保存). */
export function KeepField({ state }: { state: FormState<"keep"> }) {
  return (
    <Group
      state={state}
      field="keep"
      label="资料保存"
      hint="到期连结果一起删除；付了款的至少保留 1 年"
      radios
    >
      <Radios
        values={state.values}
        name="keep"
        id="keep"
        options={[
          ["none", "24 小时"],
          ["30d", "30 天"],
          ["1y", "1 年"],
        ]}
      />
    </Group>
  );
}
