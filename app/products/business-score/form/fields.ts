import { defineForm } from "#app/kit/form/define-form.ts";
import { BusinessScoreBrief } from "#functions/contract/products/business-score-brief.ts";

/** The form of a business's name to be scored (公司店铺测名). */
export const businessScoreForm = defineForm({
  schema: BusinessScoreBrief,
  anchors: {
    name: "name",
    sign: "sign",
    usage: "usage",
    trade: "trade",
    region: "region",
    rivals: "rivals",
    keep: "keep",
    sent: "submit",
  },
  labels: {
    usage: "用在哪里",
    trade: "做什么生意",
    region: "所在地",
    rivals: "同行",
    keep: "资料保存",
  },
  fresh: { usage: "company", keep: "30d" },
  always: { kind: "business" },
});

export type BusinessScoreFormState = ReturnType<typeof businessScoreForm.state>;
