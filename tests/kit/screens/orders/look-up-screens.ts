import type { OrderSummary } from "#functions/contract/orders/orders.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { SEARCH } from "#tests/kit/upstream/upstream-moods.ts";

const SEND_CODE = "/api/x/sendCode";
const ERASE = "/api/x/erase";
const FIND = "search-order";
const FOUND = "search-result";
const HISTORY = "search-order-history";
const MOBILE = "138 1234 5678";

/** The look-up with one field filled in and its form sent. */
const looked =
  (field: "#q" | "#mobile", typed: string, prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/search-order");
    prepare(stage);
    await stage.page.fill(field, typed);
    await goBy(stage.page, `form:has(${field}) button`);
  };

const answering =
  (path: string, status: number, code: string, retryAfter = 7) =>
  ({ upstream }: Stage) =>
    upstream.behave(that.refuses(status, code, "不行", { retryAfter }), path);

const codeSent = looked("#mobile", MOBILE, ({ upstream }) =>
  upstream.behave(that.answersWith({ masked: "138****5678", again: 60 }), SEND_CODE),
);

/** The page after a look-up that found so many of the orders. */
const found =
  (choose: (orders: readonly OrderSummary[]) => readonly OrderSummary[]) =>
  (stage: Stage): Promise<void> => {
    const orders = choose(stage.real.orders.orders).map((row, at) => ({ ...row, sn: numbered(at) }));
    return looked("#q", "T0123456789", ({ upstream }) =>
      upstream.behave(that.answersWith({ orders }), SEARCH),
    )(stage);
  };

/** An order number of its own for each row. */
const numbered = (at: number) => `${"0123456789ABCDEFGHJKMNPQR"}${"STVWXYZ012"[at] ?? "0"}`;

const look: Screen[] = [
  { what: "the look-up", route: FIND, show: ({ open }) => open("/search-order") },
  { what: "the look-up of what can be no number", route: FIND, show: looked("#q", "找我的订单") },
  { what: "the look-up by what can be no mobile", route: FIND, show: looked("#mobile", "12") },
  {
    what: "the look-up, too many tries",
    route: FIND,
    show: looked("#q", "T0123456789", answering(SEARCH, 429, "TOO_MANY", 480)),
  },
  {
    what: "the look-up while the upstream is down",
    route: FIND,
    show: looked("#q", "T0123456789", answering(SEARCH, 503, "UNAVAILABLE")),
  },
  {
    what: "the look-up where no message can be sent",
    route: FIND,
    show: looked("#mobile", MOBILE, ({ upstream }) =>
      upstream.behave(
        that.refuses(501, "NOT_CONFIGURED", "暂时不能发短信，请用订单号或商户单号查。"),
        SEND_CODE,
      ),
    ),
  },
  { what: "the look-up, a code on its way", route: FIND, show: codeSent },
  {
    what: "the look-up by a code that is wrong",
    route: FIND,
    show: async (stage) => {
      await codeSent(stage);
      const { upstream, page } = stage;
      const fields = { code: "验证码不对，或已过期" };
      upstream.behave(that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", { fields }), SEARCH);
      await page.fill("#code", "123456");
      await goBy(page, '[value="code"]');
    },
  },
];

const results: Screen[] = [
  { what: "nothing found", route: FOUND, show: found(() => []) },
  {
    what: "several orders found",
    route: FOUND,
    show: found((orders) => orders.filter(({ status }) => status === "delivered").slice(0, 3)),
  },
  {
    what: "one order found, erased",
    route: FOUND,
    show: found((orders) => orders.filter(({ status }) => status === "erased").slice(0, 1)),
  },
  {
    what: "one order found: straight on to its page",
    route: FOUND,
    show: async (stage) => {
      await found((orders) => orders.filter(({ kind }) => kind === "seek").slice(0, 1))(stage);
      await stage.page.waitForURL("**/naming-result/**");
    },
  },
];

/** The visitor's orders with one of them about to be deleted. */
const leaving = async ({ open, real }: Stage) => {
  const [first] = real.orders.orders;
  await open(`/search-order-history?delete=${first?.sn}`);
};

/** The same of expert work that has come so far. */
const leavingWork =
  (status: string, stage: string) =>
  ({ open, upstream, real }: Stage): Promise<number> => {
    const [first] = real.orders.orders;
    const order = { ...first, kind: "manual", title: "人工起名", status, stage };
    upstream.behave(that.answersWith({ orders: [order] }), SEARCH);
    return open(`/search-order-history?delete=${first?.sn}`);
  };

const history: Screen[] = [
  { what: "my orders", route: HISTORY, show: ({ open }) => open("/search-order-history") },
  {
    what: "my orders, a complaint of one and a wish for money back",
    route: HISTORY,
    show: ({ open, upstream, real }) => {
      const [first] = real.orders.orders;
      const of = { sn: first?.sn, by: "2099-11-24T15:59:59.999Z", answeredAt: null, questionAt: null };
      const orders = [
        { ...first, asked: { ...of, kind: "complaint" }, first: "林清和" },
        { ...first, asked: { ...of, kind: "refund", by: "2026-11-20T15:59:59.999Z" }, about: "社区面包店" },
        { ...first, asked: { ...of, kind: "complaint", answeredAt: of.by } },
      ];
      upstream.behave(that.answersWith({ orders }), SEARCH);
      return open("/search-order-history");
    },
  },
  {
    what: "my orders, none yet",
    route: HISTORY,
    show: ({ open, upstream }) => {
      upstream.behave(that.answersWith({ orders: [] }), SEARCH);
      return open("/search-order-history");
    },
  },
  {
    what: "my orders while the upstream is down",
    route: HISTORY,
    show: ({ open, upstream }) => {
      upstream.behave(that.hangsUp, SEARCH);
      return open("/search-order-history");
    },
  },
  { what: "an order about to be deleted", route: HISTORY, show: leaving },
  { what: "expert work about to be deleted", route: HISTORY, show: leavingWork("paid", "writing") },
  {
    what: "a final manuscript about to be deleted",
    route: HISTORY,
    show: leavingWork("delivered", "final"),
  },
  {
    what: "my orders with one just deleted",
    route: HISTORY,
    show: async (stage) => {
      await leaving(stage);
      const { sn } = stage.real.orders.orders[0] ?? {};
      stage.upstream.behave(that.answersWith({ sn, status: "erased" }), ERASE);
      await goBy(stage.page, "main form button");
    },
  },
];

/** Finding orders and the visitor's own, in every state. */
export const lookUpScreens: readonly Screen[] = [...look, ...results, ...history];
