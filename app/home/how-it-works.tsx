import { Steps } from "#app/kit/prose/steps.tsx";

const STEPS = [
  ["先能用", "每个字都查过《通用规范汉字表》，也核对读音、谐音、笔画。"],
  ["再说来历", "诗句逐字比对原文，能看整首；没有就直说。"],
  ["最后才是传统讲究", "八字、五格、生肖，各占几分都写明。"],
] as const;

/** How names are found (我们怎么起名). */
export const HowItWorks = () => <Steps id="how" title="我们怎么起名" steps={STEPS} />;
