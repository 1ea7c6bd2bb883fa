import type { NameCard } from "#functions/contract/names/name-card.ts";
import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import { likedFirst, likeFirst } from "#tests/kit/screens/like-first.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import {
  DETAIL,
  DETAIL_FREE,
  FREE,
  GET_NAME,
  LIKE,
  PAID_DETAIL,
  SOUGHT,
} from "#tests/kit/upstream/upstream-moods.ts";

const RESULT = "naming-result/:sn";
const SCORE = "name-measurement-result/:sn";

const resultPath = ({ real }: Stage, query = "") => `/naming-result/${real.sn}${query}`;

/** The upstream answers as for a naming order in this state; `names` are those of any batch or filter. */
function standing({ upstream, real }: Stage, status: OrderStatus, names: readonly NameCard[] = []): void {
  const { report } = real.paid;
  upstream.behave(that.answersWith({ ...real.free, status }), FREE);
  upstream.behave(that.answersWith({ ...report, status }), SOUGHT);
  upstream.behave(that.answersWith({ batch: 0, left: 0, names }), GET_NAME);
}

const report =
  (
    query = "",
    status: OrderStatus = "delivered",
    namesOf: (stage: Stage) => readonly NameCard[] = () => [],
  ) =>
  (stage: Stage): Promise<number> => {
    standing(stage, status, namesOf(stage));
    return stage.open(resultPath(stage, query));
  };

/** The order's state where its report is refused so. */
const without =
  (status: OrderStatus, refusal: readonly [status: number, code: string]) =>
  (stage: Stage): Promise<number> => {
    standing(stage, status);
    stage.upstream.behave(that.refuses(...refusal, "不行"), SOUGHT);
    return stage.open(resultPath(stage));
  };

/** So many names laid side by side. */
const compared =
  (count: number) =>
  (stage: Stage): Promise<number> => {
    standing(stage, "delivered");
    const { four } = stage.real.paid;
    stage.upstream.behave((request, response) => {
      const name = new URLSearchParams(request.query).get("name");
      const found = four.find(({ given }) => given === name);
      return that.answersWith(found)(request, response);
    }, DETAIL);
    const query = new URLSearchParams(four.slice(0, count).map(({ given }) => ["compare", given]));
    return stage.open(resultPath(stage, `?${query}`));
  };

const unfoldAll = async ({ page }: Stage): Promise<void> => {
  const folded = page.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
};

const naming: Screen[] = [
  { what: "the paid report", route: RESULT, show: report() },
  {
    what: "the paid report unfolded, with a ♥, a tick and a toast",
    route: RESULT,
    show: async (stage) => {
      const { report: paid } = stage.real.paid;
      stage.upstream.behave(that.answersWith({ liked: [paid.names[0]?.given] }), LIKE);
      await report()(stage);
      await unfoldAll(stage);
      const lean = { ...paid.lean, marked: true };
      const liked = { ...paid, lean, status: "delivered", names: likedFirst(paid.names) };
      stage.upstream.behave(that.answersWith(liked), SOUGHT);
      await likeFirst(stage);
      await stage.page.locator("[type=checkbox]").first().check();
    },
  },
  {
    what: "the paid report with the family's own names",
    route: RESULT,
    show: (stage) => {
      standing(stage, "delivered");
      const { have, paid } = stage.real;
      stage.upstream.behave(that.answersWith({ ...paid.report, have, status: "delivered" }), SOUGHT);
      return stage.open(resultPath(stage));
    },
  },
  {
    what: "all names of the paid report, sorted",
    route: RESULT,
    most: 19 * 1024,
    show: report("?filter=whole&sort=score", "delivered", ({ real }) => real.paid.whole),
  },
  { what: "the ♥ names of the paid report, none yet", route: RESULT, show: report("?filter=liked") },
  {
    what: "the last batch of the paid report",
    route: RESULT,
    show: report("?batch=5", "delivered", ({ real }) => real.paid.whole.slice(-10)),
  },
  { what: "the paid report while its refund is looked at", route: RESULT, show: report("", "refunding") },
  {
    what: "a paid report that is being prepared",
    route: RESULT,
    show: without("paid", [409, "STATE_CONFLICT"]),
  },
  {
    what: "a refunded naming order",
    route: RESULT,
    show: without("refunded", [402, "PAYMENT_REQUIRED"]),
  },
  { what: "two names side by side", route: RESULT, show: compared(2) },
  { what: "four names side by side", route: RESULT, show: compared(4) },
  { what: "one name to compare with none", route: RESULT, show: compared(1) },
];

const scoreWith =
  (status: OrderStatus, refusal?: readonly [status: number, code: string]) =>
  (stage: Stage): Promise<number> => {
    const { upstream, real } = stage;
    upstream.behave(that.answersWith({ ...real.score, status }), DETAIL_FREE);
    const answer = that.answersWith({ ...real.paid.score, status });
    upstream.behave(refusal === undefined ? answer : that.refuses(...refusal, "不行"), PAID_DETAIL);
    return stage.open(`/name-measurement-result/${real.score.sn}`);
  };

const scores: Screen[] = [
  { what: "the paid score report", route: SCORE, most: 16 * 1024, show: scoreWith("delivered") },
  {
    what: "the paid score report unfolded",
    most: 16 * 1024,
    route: SCORE,
    show: async (stage) => {
      await scoreWith("delivered")(stage);
      await unfoldAll(stage);
    },
  },
  {
    what: "a paid score report that is being prepared",
    route: SCORE,
    show: scoreWith("paid", [409, "STATE_CONFLICT"]),
  },
  { what: "a refunded score", route: SCORE, show: scoreWith("refunded") },
];

/** What payment adds to both services, in every state it has. */
export const paidScreens: readonly Screen[] = [...naming, ...scores];
