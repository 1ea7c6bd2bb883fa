/** The hash (散列) by which a name is drawn; a word joiner keeps it on one line. */
export const SHA = "SHA-\u2060256";

/** What the luck name is, and what it is not (随机优选). */
export const WHAT = [
  "从 80 分以上的名字里随机抽一个，字义、出处、读音、分数都写明。",
  "抽到哪一个，由您的订单号算出来。订单号在付款前就定了，所以付不付款，抽到的都是同一个。",
] as const;
export const WHAT_NOT = ["它不代表任何预示，也没有谁替您挑。", "它没有看生日，所以不含八字与生肖。"] as const;

/** Free draws after the first, where there are names for them. */
const REDRAWS = 3;
const HANDED_OVER = "付款后给您名单和每步的数，可以自己核对。";

/** The published rule of the draw from `size` names, in short: what poolOf and drawName of the engine do. */
export const stepsOf = (size: number): readonly (readonly [title: string, text: string])[] => [
  ...DRAWING,
  size > 1
    ? [
        "抽过的都留着",
        `不喜欢可以免费再抽 ${Math.min(REDRAWS, size - 1)}\u00a0次，抽过的名字不会再抽到。${HANDED_OVER}`,
      ]
    : ["只有一个候选名", `抽中的就是它，没有别的可以再抽。${HANDED_OVER}`],
];

const DRAWING = [
  [
    "先列候选名",
    "先取符合姓氏、性别和字数，语言模型读过、觉得会考虑的名字，都打一遍分，80 分以上的进候选，一般几十到几百个；太少就放宽到 30 个，太多就取最好的 600 个，同分的都算。名单按字的编码顺序排好。",
  ],
  [
    "再用订单号抽",
    `把写着订单号的一行字，用公开的算法（${SHA}）算成一个数，除以候选名的个数，余几就是第几个（从 0 数起）。每个候选名的机会相等；订单号一定，结果就定了，谁也改不了。`,
  ],
] as const;

/** The same for whoever has not begun, without arithmetic: most pools have names enough for every free draw. */
export const STEPS = [
  ["先列候选名", "符合姓氏、性别和字数，AI 读过、觉得能用，又在 80 分以上的名字，一般几十到几百个。"],
  ["再由订单号算出", "抽到哪一个，由订单号按公开的算法算出，每个名字机会一样，谁也改不了。"],
  ["抽过的都留着", `不喜欢可以免费再抽 ${REDRAWS}\u00a0次，抽过的名字不会再抽到。${HANDED_OVER}`],
] as const;
/** The whole rule (完整算法), folded away there. */
export const WHOLE_STEPS = stepsOf(Number.POSITIVE_INFINITY);
