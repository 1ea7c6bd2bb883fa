import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { LuckName } from "#functions/contract/products/luck.ts";
import { messages } from "#functions/contract/values/messages.ts";
import type { LuckAnswers } from "#tests/kit/answers/luck-answers.ts";
import { unsourced } from "#tests/kit/answers/unsourced.ts";
import { submit } from "#tests/kit/browser/browser-form.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { PAID_RES, paidResult } from "#tests/kit/money/pay-samples.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { DETAIL_FREE, PAID_DETAIL, REDRAW, SKYFALL } from "#tests/kit/upstream/upstream-moods.ts";
import type { Screen, Stage } from "./screen.ts";

const FORM = "luck-name";
const DETAILS = "luck-name-details";
/** An order's page is no first view, and weighs more or less by the chance of its names and verses. */
const MOST_OF_DETAILS = 15 * 1024;

/** The order's page in this state; `change` is what its paid face says otherwise. */
const details =
  (status: OrderStatus, change: (luck: LuckAnswers["paid"]) => object = () => ({}), query = "") =>
  (stage: Stage): Promise<number> => {
    const { free, paid } = stage.real.luck;
    stage.upstream.behave(that.answersWith({ ...free, status }), DETAIL_FREE);
    stage.upstream.behave(that.answersWith({ ...paid, status, ...change(paid) }), PAID_DETAIL);
    return stage.open(`/luck-name-details?sn=${free.sn}${query}`);
  };

/** Every drawn name, changed. */
const named =
  (change: (name: LuckName) => LuckName) =>
  ({ made }: LuckAnswers["paid"]) => ({ made: made.map((draw) => ({ ...draw, name: change(draw.name) })) });

const refused =
  (status: number, code: string, path: string = DETAIL_FREE) =>
  async (stage: Stage): Promise<void> => {
    const { free } = stage.real.luck;
    stage.upstream.behave(that.answersWith({ ...free, status: "paid" }), DETAIL_FREE);
    stage.upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7 }), path);
    await stage.open(`/luck-name-details?sn=${free.sn}`);
  };

/** The luck form with this surname and no sex, or a girl's, sent. */
const sent =
  (surname: string, prepare?: (stage: Stage) => void) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/luck-name");
    prepare?.(stage);
    await stage.page.fill("#surname", surname);
    if (prepare !== undefined) await stage.page.check('#luck [name="sex"][value="female"]');
    await submit(stage.page);
  };

const answering =
  (status: number, code: string, detail: object = {}) =>
  ({ upstream }: Stage) =>
    upstream.behave(that.refuses(status, code, "不行", detail), SKYFALL);

const PIECE = { title: "春江花月夜", author: "张若虚", dynasty: "唐" };
const LINE = "春江潮水连海平，海上明月共潮生。";

/** The name with a whole piece behind it: its own, or one where it was drawn without. */
function pieced(name: LuckName): LuckName & { poem: NonNullable<LuckName["poem"]> } {
  const { poem, source, why } = name;
  if (poem !== null) return { ...name, poem };
  return {
    ...name,
    source: source ?? { ...PIECE, quote: LINE, marked: [] },
    poem: { ...PIECE, lines: [LINE] },
    why: why.replace("没有典故，取的是字义。", ""),
  };
}

const UNKNOWN = {
  fields: { surname: messages.surnameUnknown("喵") },
  sure: ["surname:喵"],
};

const forms: Screen[] = [
  { what: "the luck name", route: FORM, show: ({ open }) => open("/luck-name") },
  {
    what: "the luck name without prices",
    route: FORM,
    cold: true,
    show: ({ open }) => open("/luck-name"),
  },
  { what: "the luck form with errors", route: FORM, show: sent("Lin") },
  {
    what: "the luck form with a question to confirm",
    route: FORM,
    show: sent("喵", answering(400, "INVALID_PARAMS", UNKNOWN)),
  },
  {
    what: "the luck form while the upstream is down",
    route: FORM,
    show: sent("林", answering(503, "UNAVAILABLE")),
  },
  { what: "the luck form sent too fast", route: FORM, show: sent("林", answering(429, "TOO_MANY")) },
];

const picks: Screen[] = [
  { what: "a luck name, locked", route: DETAILS, show: details("created") },
  { what: "a luck name, locked, without prices", route: DETAILS, cold: true, show: details("created") },
  {
    what: "a luck name of few candidates",
    route: DETAILS,
    show: (stage) => {
      const { free } = stage.real.luck;
      const locked = free.locked
        .filter(({ what }) => !what.startsWith("再抽"))
        .map((line) => ({ ...line, count: line.count.replace(String(free.pool.size), "1") }));
      const few = { sample: null, draws: 1, locked, pool: { ...free.pool, size: 1 } };
      stage.upstream.behave(that.answersWith({ ...free, ...few }), DETAIL_FREE);
      return stage.open(`/luck-name-details?sn=${free.sn}`);
    },
  },
  { what: "a luck name, being prepared", route: DETAILS, show: refused(409, "STATE_CONFLICT", PAID_DETAIL) },
  {
    what: "a luck pick with everything unfolded",
    route: DETAILS,
    show: async (stage) => {
      await details("delivered")(stage);
      const folded = stage.page.locator("details:not([open]) > summary");
      while ((await folded.count()) > 0) await folded.first().click();
    },
  },
  {
    what: "all names that a luck pick is drawn from",
    route: DETAILS,
    show: details("delivered", () => ({}), "&list=1"),
  },
  {
    what: "the whole piece behind a luck pick",
    route: DETAILS,
    show: details("delivered", named(pieced), "&draw=1&poem=1"),
  },
  {
    what: "a luck pick from a long piece",
    route: DETAILS,
    show: details(
      "delivered",
      named((name) => {
        const whole = pieced(name);
        return { ...whole, poem: { ...whole.poem, lines: Array(60).fill(whole.poem.lines[0]) } };
      }),
    ),
  },
  {
    what: "the first of two luck picks",
    route: DETAILS,
    show: details("delivered", () => ({}), "&draw=1"),
  },
  {
    what: "a luck pick without a source, drawn for the last time",
    route: DETAILS,
    show: details("delivered", (luck) => ({
      draws: luck.made.length,
      ...named((name) => ({ ...unsourced(name), care: ["名里有字少见，报名字时要多说一句。"] }))(luck),
    })),
  },
  {
    what: "a draw that is refused",
    route: DETAILS,
    most: 17 * 1024,
    show: async (stage) => {
      await details("delivered")(stage);
      stage.upstream.behave(that.answersWith(stage.real.luck.drawnOut), PAID_DETAIL);
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", "3 次都抽过了，抽到的名字都在下面"), REDRAW);
      await goBy(stage.page, ".luck-again button");
    },
  },
  { what: "a luck pick whose refund is looked at", route: DETAILS, show: details("refunding") },
  { what: "a luck name, refunded", route: DETAILS, show: details("refunded") },
  { what: "an erased luck name", route: DETAILS, show: refused(410, "ERASED") },
  { what: "a luck name that is not there", route: DETAILS, show: refused(404, "NOT_FOUND") },
  { what: "a luck name while the upstream is down", route: DETAILS, show: refused(503, "UNAVAILABLE") },
  {
    what: "the checkout of a luck name",
    route: "luck-name-pay",
    show: async (stage) => {
      const { free } = stage.real.luck;
      stage.upstream.behave(that.answersWith(free), DETAIL_FREE);
      const result = paidResult({ sn: free.sn, kind: "luck", title: "随机优选", amount: 990 });
      stage.upstream.behave(that.answersWith(result), PAID_RES);
      await stage.page.context().addCookies([{ name: "wx", value: "1", domain: "127.0.0.1", path: "/" }]);
      await stage.open(`/luck-name-pay?sn=${free.sn}`);
    },
  },
];

/** The luck name in every state it has. */
export const luckScreens: readonly Screen[] = [
  ...forms,
  ...picks.map((screen) => (screen.route === DETAILS ? { most: MOST_OF_DETAILS, ...screen } : screen)),
];
