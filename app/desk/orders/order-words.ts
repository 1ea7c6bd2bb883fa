import { reasonIn } from "#app/desk/frame/reason-in.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { ASKED_KINDS } from "#app/kit/page/asked-words.ts";
import { dayTextOf } from "#app/kit/page/time-text.ts";
import type { DeskOrder, DeskOrderRow, DeskProduct } from "#functions/contract/desk/desk-orders.ts";
import type { ExpertStage } from "#functions/contract/orders/expert-stage.ts";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";
import { amountText } from "#functions/contract/values/money.ts";

/** What the desk calls each product (服务). */
export const PRODUCTS: Readonly<Record<DeskProduct, string>> = {
  baby: "宝宝起名",
  business: "公司店铺起名",
  score: "名字评分",
  "business-score": "公司店铺测名",
  luck: "随机优选",
  expert: "人工起名",
};

/** Whose order it is, and of what: 姓沈 · 人工起名. */
export const whoseText = (surname: string, product: DeskProduct): string =>
  surname === "" ? PRODUCTS[product] : `姓${surname} · ${PRODUCTS[product]}`;

/** Last characters by which an order is told from another (尾号). */
export const END = 6;
export const endOf = (sn: string): string => (sn === "" ? "" : `尾号 ${sn.slice(-END)}`);

/** What the desk calls each channel (付款方式): who takes the money, and where. */
export const CHANNELS: Readonly<Record<Channel, string>> = {
  "wechat-jsapi": "微信里",
  "wechat-h5": "微信（手机浏览器）",
  "wechat-native": "微信（扫码）",
  "alipay-wap": "支付宝（手机）",
  "alipay-page": "支付宝（电脑）",
  card: "银行卡",
};

export const STATUSES: Readonly<Record<OrderStatus, string>> = {
  created: "未付款",
  pending: "付款中",
  paid: "已付款",
  delivered: "已交付",
  closed: "已关闭",
  refunding: "退款中",
  refunded: "已退款",
  erased: "已删除",
};

/** What the desk calls each stage of expert work. */
export const STAGES: Readonly<Record<ExpertStage, string>> = {
  ordered: "没有付款",
  paid: "等家长填资料",
  briefed: "没有动笔",
  writing: "写稿中",
  draft: "初稿已交",
  revising: "修改中",
  final: "已定稿",
  cancelled: "已停止",
};

/** How an order stands, in words: 已付款，初稿已交. */
export const standingText = ({ status, stage }: Pick<DeskOrderRow, "status" | "stage">): string =>
  [STATUSES[status], stage === null || status === "erased" ? "" : STAGES[stage]]
    .filter((one) => one !== "")
    .join("，");

const sumOf = (fen: readonly number[]): number => fen.reduce((all, one) => all + one, 0);

/** The money of an order in lines: what came in, what went back or is going back, and what may still go. */
export function moneyLines({
  payments,
  refunds,
  currency,
}: Pick<DeskOrder, "payments" | "refunds" | "currency">): (readonly [string, string])[] {
  const money = (fen: number) => amountText(fen, currency);
  const came = payments.filter(({ paidAt }) => paidAt !== null);
  if (came.length === 0) return [["已收", "没有收到"]];
  const paid = sumOf(came.map((one) => one.paidAmount ?? one.amount));
  const [back, going] = [true, false].map((isDone) =>
    sumOf(refunds.filter(({ doneAt }) => (doneAt !== null) === isDone).map((one) => one.amount)),
  );
  return [
    ["已收", money(paid)],
    ["已退", money(back ?? 0)],
    ...(going ? [["正在退", money(going)] as const] : []),
    ["还能退", money(Math.max(paid - (back ?? 0) - (going ?? 0), 0))],
  ];
}

/** How an order and its money stand, in a line: 已交付，已收 39.90 元，还能退 39.90 元. */
export const standText = (
  order: Pick<DeskOrder, "status" | "stage" | "payments" | "refunds" | "currency">,
): string =>
  [
    standingText(order),
    ...(order.payments.some(({ paidAt }) => paidAt !== null)
      ? moneyLines(order)
          .filter(([, sum]) => sum !== amountText(0, order.currency))
          .map(([label, sum]) => `${label} ${sum}`)
      : ["没有收到钱"]),
  ].join("，");

/** What went back of an order already, or is on its way: when, how much and why. */
export const goneTexts = ({
  refunds,
  acts,
  currency,
}: Pick<DeskOrder, "refunds" | "acts" | "currency">): string[] =>
  refunds.map(({ createdAt, amount }) => {
    const { done, why } = reasonIn(acts.find(({ at }) => at === createdAt)?.reason ?? "");
    const what = done === "" ? `退 ${amountText(amount, currency)}` : done;
    return `${dayTextOf(createdAt)}${what}${why === "" ? "" : `：${why}`}`;
  });

/** Did money come for an order that is still ours, as far as its state tells? */
export const isRefundable = ({ status, paidAt }: Pick<DeskOrder, "status" | "paidAt">): boolean =>
  paidAt !== null && status !== "refunding" && status !== "refunded";

/** What was answered last, and when; "" where nothing was. */
export function answeredText({ asked }: Pick<DeskOrder, "asked">): string {
  const [last] = (asked ?? [])
    .filter(({ answeredAt }) => answeredAt !== null)
    .sort((one, other) => (other.answeredAt ?? "").localeCompare(one.answeredAt ?? ""));
  if (last?.answeredAt == null) return "";
  return `${ASKED_KINDS[last.kind].what}已答复，${whenText(last.answeredAt)}。`;
}

const SPEECH = {
  mandarin: "普通话",
  cantonese: "粤语",
  minnan: "闽南话",
  teochew: "潮州话",
  hakka: "客家话",
};

/** The lines of a brief as the desk repeats them: key as stored, label, and the words for its values. */
const LINES: readonly (readonly [key: string, label: string, names?: Readonly<Record<string, string>>])[] = [
  ["surname", "姓氏"],
  ["name", "姓名"],
  ["sex", "性别", { male: "男", female: "女", unknown: "还不知道" }],
  ["born", "出生"],
  ["place", "出生地"],
  ["trade", "生意"],
  ["region", "所在地"],
  ["usage", "用在哪里", { company: "注册公司", shop: "个体店铺", brand: "品牌或产品" }],
  ["length", "几个字", { "1": "一个字", "2": "两个字", any: "都可以" }],
  ["wishes", "想表达的意思"],
  ["style", "风格"],
  ["sources", "出处"],
  ["fixed", "一定要用的字"],
  ["must", "必须有的字"],
  ["generation", "字辈"],
  ["avoid", "不想用的字"],
  ["have", "备选名"],
  ["rivals", "要避开的同行"],
  ["speech", "家里说", SPEECH],
];

/** When the child was born, in a line: 公历 2026 年 4 月 18 日 8 时; "" where no day was told. */
function bornText({ calendar, year, month, day, hour }: Readonly<Record<string, string>>): string {
  if (year === undefined) return "";
  const time = hour === undefined || hour === "unknown" ? "时辰不清楚" : `${hour} 时`;
  return `${calendar === "lunar" ? "农历" : "公历"} ${year} 年 ${month} 月 ${day} 日，${time}`;
}

/** What the family said, line by line; keys without words of their own are left out. */
export const saidLines = (
  given: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] => {
  const born = bornText(given);
  const said = born === "" ? given : { ...given, born };
  return LINES.flatMap(([key, label, names]) => {
    const value = said[key];
    if (value === undefined) return [];
    const words = value.split("、").map((one) => names?.[one] ?? one);
    return [[label, words.join("、")] as const];
  });
};
