import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { FreeBusinessScore } from "#functions/contract/products/business-score.ts";
import type { BusinessScoreAnswers } from "#tests/kit/answers/business-score-answers.ts";
import { submit } from "#tests/kit/browser/browser-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { DETAIL_FREE, PAID_DETAIL, SCORE } from "#tests/kit/upstream/upstream-moods.ts";
import { unfoldAll } from "./business-form-screens.ts";
import type { Screen, Stage } from "./screen.ts";

const RESULT = "name-measurement-result/:sn";
const FORM = "/?tab=score&of=business";

const pathOf = ({ real }: Stage) => `/name-measurement-result/${real.businessScore.free.sn}`;

/** One of the free faces. */
const shown =
  (which: (answers: BusinessScoreAnswers) => FreeBusinessScore) =>
  (stage: Stage): Promise<number> => {
    const score = which(stage.real.businessScore);
    stage.upstream.behave(that.answersWith(score), DETAIL_FREE);
    return stage.open(`/name-measurement-result/${score.sn}`);
  };
const free = shown(({ free }) => free);

/** The order in this state. */
const paid =
  (status: OrderStatus) =>
  (stage: Stage): Promise<number> => {
    const { free: face, report } = stage.real.businessScore;
    stage.upstream.behave(that.answersWith({ ...face, status }), DETAIL_FREE);
    stage.upstream.behave(that.answersWith({ ...report, status }), PAID_DETAIL);
    return stage.open(pathOf(stage));
  };

const unfolded = (show: (stage: Stage) => Promise<number>) => async (stage: Stage) => {
  await show(stage);
  await unfoldAll(stage);
};

/** The form, filled in and sent. */
const sent =
  (values: Readonly<Record<string, string>>, prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await stage.open(FORM);
    prepare(stage);
    await unfoldAll(stage);
    for (const [name, value] of Object.entries(values)) await stage.page.fill(`#${name}`, value);
    await submit(stage.page);
  };

const answering =
  (status: number, code: string, detail: object = {}) =>
  ({ upstream }: Stage) =>
    upstream.behave(that.refuses(status, code, "不行", detail), SCORE);

const BEYOND =
  "“囧”通常不能用：企业名称要用规范汉字，它不在《通用规范汉字表》（《企业名称登记管理规定》第五条）";

const forms: Screen[] = [
  { what: "home, 公司店铺测名", route: "/", show: ({ open }) => open(FORM) },
  {
    what: "the form of a business's name without prices, unfolded",
    route: "/",
    cold: true,
    show: unfolded(({ open }) => open(`${FORM}`)),
  },
  {
    what: "the form of a business's name with errors everywhere",
    route: "/",
    show: sent({ name: "Maitang", sign: "麦", trade: "bakery", region: "HZ", rivals: "长".repeat(31) }),
  },
  {
    what: "a business's name that no registry takes",
    route: "/",
    show: sent({ name: "囧麦" }, answering(422, "NOT_COMPLIANT", { fields: { name: BEYOND } })),
  },
  {
    what: "the form of a business's name while the upstream is down",
    route: "/",
    show: sent({ name: "麦棠" }, answering(503, "UNAVAILABLE")),
  },
];

const reports: Screen[] = [
  { what: "the score of a business's name", route: RESULT, show: unfolded(free) },
  {
    what: "the score of a business's name without prices",
    route: RESULT,
    cold: true,
    show: free,
  },
  {
    what: "the score of a business's name that breaks the rules, little known of it",
    route: RESULT,
    show: shown(({ barred }) => barred),
  },
  {
    what: "a brand's score with its changes used up",
    route: RESULT,
    show: shown(({ brand }) => brand),
  },
  { what: "the paid score of a business's name", route: RESULT, show: paid("delivered") },
  { what: "the paid score of a business's name, unfolded", route: RESULT, show: unfolded(paid("delivered")) },
  { what: "a refunded score of a business's name", route: RESULT, show: paid("refunded") },
];

/** A business's name that is scored (公司店铺测名), in every state it has. */
export const businessScoreScreens: readonly Screen[] = [...forms, ...reports];
