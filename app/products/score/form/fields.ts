import { defineForm } from "#app/kit/form/define-form.ts";
import { leapOf } from "#app/kit/form/leap-of.ts";
import { ScoreBrief } from "#functions/contract/products/score-brief.ts";

/** The score form (名字评分). */
export const scoreForm = defineForm({
  schema: ScoreBrief,
  anchors: {
    name: "name",
    split: "surname",
    sex: "sex",
    date: "year",
    hour: "hour",
    guardian: "guardian",
    keep: "keep",
    form: "submit",
  },
  labels: { sex: "性别", date: "出生日期", keep: "资料保存" },
  fresh: { sex: "unknown", calendar: "solar", hour: "unknown", keep: "30d" },
  parts: {
    split: ["surname", "given"],
    date: ["born", "calendar", "year", "month", "day", "leap", "place", "zishi"],
    hour: ["minute"],
  },
  ticks: ["leap"],
  always: { kind: "baby" },
  inKeys: (typed) => ({ ...typed, leap: leapOf(typed) }),
});

export type ScoreFormState = ReturnType<typeof scoreForm.state>;
