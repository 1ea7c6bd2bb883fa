import { defineForm } from "#app/kit/form/define-form.ts";
import { leapOf } from "#app/kit/form/leap-of.ts";
import { BusinessBrief } from "#functions/contract/products/business-brief.ts";

/** The business form (公司与店铺起名). */
export const businessForm = defineForm({
  schema: BusinessBrief,
  anchors: {
    usage: "usage",
    trade: "trade",
    region: "region",
    length: "length",
    form: "form",
    style: "style",
    must: "must",
    avoid: "avoid",
    rivals: "rivals",
    date: "year",
    hour: "hour",
    guardian: "guardian",
    keep: "keep",
    sent: "submit",
  },
  labels: {
    usage: "用在哪里",
    trade: "做什么生意",
    region: "所在地",
    form: "组织形式",
    style: "喜欢的风格",
    must: "必须有的字",
    avoid: "不想用的字",
    rivals: "同行",
    date: "负责人的生日",
    keep: "资料保存",
  },
  fresh: {
    usage: "company",
    form: "undecided",
    length: "2",
    calendar: "solar",
    hour: "unknown",
    keep: "30d",
  },
  parts: { date: ["calendar", "year", "month", "day", "leap"] },
  ticks: ["leap"],
  always: { kind: "business" },
  inKeys: (typed) => ({ ...typed, leap: leapOf(typed) }),
});

export type BusinessFormState = ReturnType<typeof businessForm.state>;
