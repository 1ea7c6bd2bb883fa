import { defineForm } from "#app/kit/form/define-form.ts";
import { LuckBrief } from "#functions/contract/products/luck.ts";

/** The luck form (随机优选). */
export const luckForm = defineForm({
  schema: LuckBrief,
  anchors: { surname: "surname", sex: "sex", length: "length", keep: "keep", form: "submit" },
  fresh: { length: "2", keep: "30d" },
});

export type LuckFormState = ReturnType<typeof luckForm.state>;
