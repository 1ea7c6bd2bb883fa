import type { Page } from "playwright-core";
import { messages } from "#functions/contract/values/messages.ts";
import { submit } from "#tests/kit/browser/browser-form.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { DETAIL_FREE, SCORE, SCORE_CHANGE } from "#tests/kit/upstream/upstream-moods.ts";
import type { Screen, Stage } from "./screen.ts";

const RESULT = "name-measurement-result/:sn";
const pathOf = ({ real }: Stage) => `/name-measurement-result/${real.score.sn}`;

/** The report, changed. */
const reportWith =
  (change: (score: Stage["real"]["score"], real: Stage["real"]) => object) =>
  (stage: Stage): Promise<number> => {
    const { score } = stage.real;
    stage.upstream.behave(that.answersWith({ ...score, ...change(score, stage.real) }), DETAIL_FREE);
    return stage.open(pathOf(stage));
  };

/** Every free change of a report has been tried. */
const usedUp = (_: Stage["real"]["score"], { changedOut }: Stage["real"]) => ({
  changes: changedOut,
  changesLeft: 0,
});

const refusedWith =
  (status: number, code: string) =>
  (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7 }), DETAIL_FREE);
    return stage.open(pathOf(stage));
  };

const unfoldAll = async ({ page }: Stage): Promise<void> => {
  const folded = page.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
};

/** The score form with these values typed, sent. */
const sent =
  (values: Readonly<Record<string, string>>, prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/?tab=score");
    await unfoldAll(stage);
    prepare(stage);
    for (const [name, value] of Object.entries(values))
      await stage.page.fill(`#score [name="${name}"]`, value);
    await submit(stage.page);
  };

async function tryName(page: Page, given: string): Promise<void> {
  await page.fill("#given", given);
  await goBy(page, ".one-line button");
}

const forms: Screen[] = [
  {
    what: "the score form with errors everywhere",
    route: "/",
    show: sent({ name: "Lin", year: "1990" }),
  },
  {
    what: "the score form, another split",
    route: "/",
    show: async (stage) => {
      await stage.open("/?tab=score");
      await unfoldAll(stage);
      await stage.page.fill("#name", "林清和");
      await stage.page.fill("#surname", "王");
      await submit(stage.page);
    },
  },
  {
    what: "the score form while the upstream is down",
    route: "/",
    show: sent({ name: "林清和" }, ({ upstream }) =>
      upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), SCORE),
    ),
  },
  {
    what: "the score form sent too fast",
    route: "/",
    show: sent({ name: "林清和" }, ({ upstream }) =>
      upstream.behave(that.refuses(429, "TOO_MANY", "慢"), SCORE),
    ),
  },
  {
    what: "the score form without prices",
    route: "/",
    cold: true,
    show: ({ open }) => open("/?tab=score"),
  },
];

const reports: Screen[] = [
  { what: "the score report", route: RESULT, show: reportWith(() => ({})) },
  { what: "the score report without prices", route: RESULT, cold: true, show: reportWith(() => ({})) },
  {
    what: "the score report with everything unfolded",
    route: RESULT,
    show: async (stage) => {
      await reportWith(() => ({}))(stage);
      await unfoldAll(stage);
    },
  },
  {
    what: "the score report of a name that cannot be registered",
    route: RESULT,
    show: reportWith((_, { beyond }) => beyond),
  },
  {
    what: "the score report with its changes used up",
    route: RESULT,
    show: reportWith(usedUp),
  },
  {
    what: "a change of nothing",
    route: RESULT,
    show: async (stage) => {
      await reportWith(() => ({}))(stage);
      const fields = { given: "请只换一个字，字数不变。原来是“清和”" };
      stage.upstream.behave(that.refuses(400, "INVALID_PARAMS", "不行", { fields }), SCORE_CHANGE);
      await tryName(stage.page, "清");
    },
  },
  {
    what: "a change when all are used up",
    route: RESULT,
    show: async (stage) => {
      await reportWith(() => ({}))(stage);
      const { score } = stage.real;
      stage.upstream.behave(that.answersWith({ ...score, ...usedUp(score, stage.real) }), DETAIL_FREE);
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", messages.changesUsed(3)), SCORE_CHANGE);
      await tryName(stage.page, "清安");
    },
  },
  { what: "an erased report", route: RESULT, show: refusedWith(410, "ERASED") },
  { what: "a report that is not there", route: RESULT, show: refusedWith(404, "NOT_FOUND") },
  { what: "a report asked for too often", route: RESULT, show: refusedWith(429, "TOO_MANY") },
  { what: "a report while the upstream is down", route: RESULT, show: refusedWith(503, "UNAVAILABLE") },
];

/** The second service in every state it has. */
export const scoreScreens: readonly Screen[] = [...forms, ...reports];
