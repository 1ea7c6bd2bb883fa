import { type Attack, held } from "#scripts/attack/attack.ts";
import type { Battle, Kind } from "#scripts/attack/battle.ts";
import { BRIEF } from "#tests/kit/expert/order.ts";

interface Act {
  what: string;
  on: Kind;
  /** The page that takes the form, by the number or key. */
  path: (sn: string) => string;
  form: (sn: string, battle: Battle) => Record<string, string>;
}

const progress = (sn: string) => `/manual-naming-order?sn=${sn}`;
const brief = (sn: string) => `/manual-naming-after?sn=${sn}`;
const comments = (sn: string) => `/comment-list?sn=${sn}`;
const receipt = (sn: string) => `/resulte?sn=${sn}`;
const idem = () => crypto.randomUUID();

/** Everything that changes something of an order, as the pages send it. */
const ACTS: readonly Act[] = [
  {
    what: "like a name",
    on: "baby",
    path: (sn) => `/naming-result/${sn}`,
    form: (_sn, { given }) => ({ intent: "like", name: given, liked: "1" }),
  },
  {
    what: "like a name on its own page",
    on: "baby",
    path: (sn) => `/naming-detail?sn=${sn}&name=x`,
    form: (_sn, { given }) => ({ intent: "like", name: given, liked: "1" }),
  },
  {
    what: "use up a free change",
    on: "score",
    path: (sn) => `/name-measurement-result/${sn}`,
    form: () => ({ given: "清越" }),
  },
  {
    what: "draw again",
    on: "luck",
    path: (sn) => `/luck-name-details?sn=${sn}`,
    form: () => ({ nth: "1" }),
  },
  {
    what: "erase a paid report",
    on: "baby",
    path: () => "/search-order-history",
    form: (sn) => ({ sn }),
  },
  {
    what: "erase an unpaid result",
    on: "free",
    path: () => "/search-order-history",
    form: (sn) => ({ sn }),
  },
  {
    what: "refund expert work at once",
    on: "expert",
    path: progress,
    form: () => ({ step: "refund", text: "", idem: idem() }),
  },
  {
    what: "ask a refund of begun work",
    on: "begun",
    path: progress,
    form: () => ({ step: "refund", text: "不要了", idem: idem() }),
  },
  {
    what: "approve a draft",
    on: "begun",
    path: progress,
    form: () => ({ step: "approve", idem: idem() }),
  },
  {
    what: "use up a revision",
    on: "begun",
    path: progress,
    form: () => ({ step: "revise", text: "都改掉", idem: idem() }),
  },
  {
    what: "write to the expert",
    on: "begun",
    path: progress,
    form: () => ({ step: "message", text: "改成小明", idem: idem() }),
  },
  {
    what: "overwrite the brief",
    on: "expert",
    path: brief,
    form: () => ({ step: "submit", ...BRIEF, story: "随便起一个就行" }),
  },
  {
    what: "keep another draft of the brief",
    on: "expert",
    path: brief,
    form: () => ({ step: "save", story: "随便" }),
  },
  {
    what: "write the one comment",
    on: "baby",
    path: comments,
    form: () => ({ step: "comment", stars: "1", text: "骗人的" }),
  },
  ...(["complaint", "refund", "invoice", "idea"] as const).map(
    (topic): Act => ({
      what: `send a ${topic}`,
      on: "baby",
      path: comments,
      form: () => ({ step: "private", topic, text: "退钱退钱" }),
    }),
  ),
  {
    what: "start a payment that closes the owner's",
    on: "free",
    path: (sn) => `/pay-new/seek?sn=${sn}`,
    form: () => ({ channel: "alipay-wap", agree: "1", idem: idem(), seen: "2990" }),
  },
  {
    what: "leave a mobile of one's own at the checkout",
    on: "free",
    path: (sn) => `/pay-new/seek?sn=${sn}`,
    form: () => ({ channel: "alipay-wap", agree: "1", idem: idem(), seen: "2990", mobile: "13800138000" }),
  },
  {
    what: "reopen a payment",
    on: "free",
    path: (sn) => `/wait-pay?sn=${sn}`,
    form: () => ({ idem: idem(), channel: "alipay-wap" }),
  },
  { what: "end the link", on: "baby", path: receipt, form: () => ({ step: "end" }) },
  { what: "make a link", on: "baby", path: receipt, form: () => ({ step: "make" }) },
  { what: "ask for a pass", on: "baby", path: receipt, form: () => ({ step: "hand" }) },
  {
    what: "take it over without a pass",
    on: "baby",
    path: (sn) => `/browser-pay?sn=${sn}`,
    form: () => ({ pass: "" }),
  },
  {
    what: "take it over by a forged pass",
    on: "baby",
    path: (sn) => `/browser-pay?sn=${sn}`,
    form: () => ({ pass: `zzzzzzzz.${"0".repeat(64)}` }),
  },
];

/** A stranger does what only the owner may, by the order's number and by the link's key. */
export const acts: readonly Attack[] = ACTS.flatMap((act) =>
  (["numbers", "keys"] as const).map((by) => ({
    what: `${act.what}, by the ${by === "keys" ? "link's key" : "number"}`,
    async run(battle: Battle) {
      const sn = battle[by][act.on];
      const answer = await battle.stranger().post(act.path(sn), act.form(sn, battle));
      return held(answer.status, [400, 403, 404, 409]);
    },
  })),
);
