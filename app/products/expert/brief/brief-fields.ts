import { defineForm } from "#app/kit/form/define-form.ts";
import type { Typed } from "#app/kit/form/typed.ts";
import { FullinfoParams } from "#functions/contract/products/expert.ts";

/** The brief of expert naming (说说您的想法), as a draft or handed in. */
export const briefForm = defineForm({
  schema: FullinfoParams,
  anchors: {
    surname: "surname",
    sex: "sex",
    story: "story",
    birth: "birth",
    like: "like",
    dislike: "dislike",
    due: "due",
    length: "length",
    fixed: "fixed",
    generation: "generation",
    avoid: "avoid",
    guardian: "guardian",
    form: "submit",
  },
  labels: {
    surname: "姓氏",
    sex: "性别",
    birth: "出生时间，或预产期",
    story: "家里的故事或期望",
    like: "喜欢的名字与原因",
    dislike: "不喜欢的名字与原因",
    due: "最晚什么时候要",
    fixed: "一定要用的字",
    generation: "字辈",
    avoid: "不想用的字",
    guardian: "同意",
  },
  fresh: { length: "any" },
});

export type BriefState = ReturnType<typeof briefForm.state>;

/** The state of the form: with what was just typed, else with the stored brief, else fresh. */
export function briefState(typed: Typed, kept: Typed): BriefState {
  // Consent is given anew each time.
  const { guardian: _given, avoid = "", ...said } = kept;
  return briefForm.state(typed, { ...briefForm.fresh, ...said, avoid: avoid.replaceAll(",", "、") });
}
