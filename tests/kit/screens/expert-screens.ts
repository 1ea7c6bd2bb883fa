import type { RgOrder } from "#functions/contract/products/expert.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { dueAfter } from "#functions/origin/products/expert/job/working-days.ts";
import type { Stages } from "#tests/kit/answers/expert-answers.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { RENGONG } from "#tests/kit/upstream/upstream-moods.ts";
import type { Screen, Stage } from "./screen.ts";

const BUY = "/api/business/rengongBuy";
const FULLINFO = "/api/business/fullinfo";
const RG_ORDER = "/api/business/rgOrder";
const SELL = "manual-naming";
const HOLD = "/api/x/hold";
/** Whose order it is, to somebody who may share it. */
const OWNER = { role: "owner", share: "7XK2M9QF4T8WZ1B6C3D5H0NR7X", recovery: "7K2M-9QF4-T8WR" };
const AFTER = "manual-naming-after";
const ORDER = "manual-naming-order";
/** A manuscript whose eight names have words of their own each: 15.1 kB; with one sentence for all it fitted the first flight. */
const MOST_OF_NAMES = 15 * 1024;

/** The page of an order at a stage, what it says changed. */
const page =
  (path: string, at: Stages, change: (order: RgOrder) => object = () => ({})) =>
  (stage: Stage): Promise<number> => {
    const order = stage.real.manual.at[at];
    stage.upstream.behave(that.answersWith({ ...order, ...change(order) }), RG_ORDER);
    return stage.open(`/${path}?sn=${order.sn}`);
  };

const sells =
  (path: string, change: object = {}) =>
  (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.answersWith({ ...stage.real.manual.rengong, ...change }), RENGONG);
    return stage.open(`/${path}`);
  };

/** The page of an order at a stage, one of its buttons pressed: the upstream refuses it so. */
const pressed =
  (
    show: (stage: Stage) => Promise<number>,
    button: string,
    refuse?: readonly [path: string, status: number, code: string, say: string],
  ) =>
  async (stage: Stage): Promise<void> => {
    await show(stage);
    if (refuse !== undefined) {
      const [path, status, code, say] = refuse;
      stage.upstream.behave(that.refuses(status, code, say), path);
    }
    await goBy(stage.page, button);
  };

const selling: Screen[] = [
  { what: "expert naming", route: SELL, show: sells(SELL) },
  { what: "expert naming by its other address", route: "artificial", show: sells("artificial") },
  {
    what: "expert naming, full",
    route: SELL,
    show: sells(SELL, { open: false, shut: "full", nextSlot: "2026-12-01" }),
  },
  {
    what: "expert naming, closed",
    route: SELL,
    show: sells(SELL, { open: false, shut: "closed", nextSlot: "2026-12-01" }),
  },
  {
    what: "expert naming, closed until further word",
    route: SELL,
    show: sells(SELL, { open: false, shut: "closed", nextSlot: null }),
  },
  {
    what: "expert naming, nobody there",
    route: SELL,
    show: sells(SELL, { open: false, shut: "nobody", nextSlot: null, experts: [] }),
  },
  {
    what: "expert naming that was full a moment later",
    route: SELL,
    show: async (stage) => {
      await sells(SELL)(stage);
      const full = { open: false, shut: "full", nextSlot: "2026-12-01" };
      stage.upstream.behave(that.answersWith({ ...stage.real.manual.rengong, ...full }), RENGONG);
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", "目前排满了，2026-12-01 起可约。"), BUY);
      await goBy(stage.page, 'button[value="standard"]');
    },
  },
  {
    what: "expert naming while the upstream is down",
    route: SELL,
    show: pressed(sells(SELL), 'button[value="senior"]', [BUY, 503, "UNAVAILABLE", "维护中"]),
  },
  {
    what: "the sample manuscript",
    route: "manuscript-example",
    show: ({ open }) => open("/manuscript-example"),
  },
];

const brief: Screen[] = [
  { what: "the brief before payment", route: AFTER, show: page(AFTER, "ordered") },
  { what: "the brief, empty", route: AFTER, show: page(AFTER, "paid") },
  { what: "the brief, half written", route: AFTER, show: page(AFTER, "half") },
  { what: "the brief, handed in", route: AFTER, show: page(AFTER, "briefed") },
  { what: "the brief, locked", route: AFTER, show: page(AFTER, "writing") },
  {
    what: "the brief with errors everywhere",
    route: AFTER,
    show: async (stage) => {
      await page(AFTER, "paid")(stage);
      await stage.page.fill("#surname", "Lin");
      await stage.page.fill("#fixed", "木木");
      await stage.page.fill("#avoid", "abc");
      await stage.page.fill("#due", "长".repeat(41));
      await goBy(stage.page, "#submit");
    },
  },
  {
    what: "the brief that came too late",
    route: AFTER,
    show: async (stage) => {
      await page(AFTER, "briefed")(stage);
      await stage.page.fill("#due", "12 月 1 日，提前了");
      await stage.page.check("#guardian");
      const { writing } = stage.real.manual.at;
      stage.upstream.behave(that.answersWith(writing), RG_ORDER);
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", messages.briefLocked), FULLINFO);
      await goBy(stage.page, "#submit");
    },
  },
];

/** When the newest thing happened. */
const lastAt = ({ entries, paidAt }: RgOrder): string | null => entries.at(-1)?.at ?? paidAt;
const DAY = 86_400_000;
const daysLater = (instant: string | null, days: number): string =>
  new Date(Date.parse(instant ?? "") + days * DAY).toISOString();

/** Work whose due day, the third working day, is past, all of it begun six days before: its family and the desk were told. */
function overdue(order: RgOrder) {
  const paidAt = daysLater(order.paidAt, -6);
  const dueAt = dueAfter(Date.parse(paidAt), order.terms.days, new Set());
  const told = {
    id: "late",
    who: "system",
    kind: "stage",
    stage: "writing",
    late: true,
    text: null,
  } as const;
  const entries = order.entries.map((entry) => ({ ...entry, at: daysLater(entry.at, -6) }));
  return {
    ...{ late: true, paidAt, dueAt },
    refund: { by: "machine", amount: order.amount },
    entries: [...entries, { ...told, at: daysLater(dueAt, 0.5), refund: null, manuscript: null }],
  };
}

/** What was answered to a wish for the money back. */
const answered = (order: RgOrder, over: object) => ({
  ...{ id: "answer", who: "system", kind: "answer", at: lastAt(order), text: null, stage: null },
  ...{ late: false, refund: null, manuscript: null, ...over },
});
/** The end of an order of which half goes back. */
const ended = (status: "refunded" | "refunding") => (order: RgOrder) => ({
  ...{ status, stage: "cancelled", refund: null },
  refunds: [{ amount: 14_950, askedAt: lastAt(order), doneAt: status === "refunded" ? lastAt(order) : null }],
  can: { message: false, revise: false, approve: false },
  entries: [...order.entries, answered(order, { refund: { amount: 14_950, ends: true } })],
});

const progress: Screen[] = [
  { what: "expert work that is not paid", route: ORDER, show: page(ORDER, "ordered") },
  { what: "expert work, paid", route: ORDER, show: page(ORDER, "paid") },
  { what: "expert work, briefed", route: ORDER, show: page(ORDER, "briefed") },
  { what: "expert work under way", route: ORDER, show: page(ORDER, "writing") },
  {
    what: "expert work that is late",
    route: ORDER,
    show: page(ORDER, "writing", (order) => overdue(order)),
  },
  {
    what: "the first draft",
    route: ORDER,
    most: MOST_OF_NAMES,
    show: (stage) => {
      stage.upstream.behave(that.answersWith(OWNER), HOLD);
      return page(ORDER, "draft")(stage);
    },
  },
  { what: "a revision under way", route: ORDER, most: MOST_OF_NAMES, show: page(ORDER, "revising") },
  {
    what: "the final manuscript",
    route: ORDER,
    most: MOST_OF_NAMES,
    show: (stage) => {
      stage.upstream.behave(that.answersWith(OWNER), HOLD);
      return page(ORDER, "final")(stage);
    },
  },
  {
    what: "expert work paid back",
    route: ORDER,
    show: page(ORDER, "briefed", () => ({
      status: "refunded",
      stage: "cancelled",
      refund: null,
      can: { message: false, revise: false, approve: false },
    })),
  },
  {
    what: "expert work paid back in part",
    route: ORDER,
    show: page(ORDER, "writing", ended("refunded")),
  },
  {
    what: "expert work whose refund is on its way",
    route: ORDER,
    show: page(ORDER, "writing", ended("refunding")),
  },
  {
    what: "expert work of whose price a part came back",
    route: ORDER,
    most: MOST_OF_NAMES,
    show: page(ORDER, "revising", (order) => ({
      refunds: [{ amount: 5000, askedAt: lastAt(order), doneAt: lastAt(order) }],
      entries: [...order.entries, answered(order, { refund: { amount: 5000, ends: false } })],
    })),
  },
  {
    what: "expert work whose refund was refused",
    route: ORDER,
    show: page(ORDER, "writing", (order) => ({
      entries: [...order.entries, answered(order, { text: "初稿明天就到，\n请先看看，再决定。" })],
    })),
  },
  {
    what: "a message without words",
    route: ORDER,
    show: pressed(page(ORDER, "writing"), 'button[value="message"]'),
  },
];

/** Expert naming in every state. */
export const expertScreens: readonly Screen[] = [...selling, ...brief, ...progress];
