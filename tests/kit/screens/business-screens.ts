import type { OrderStatus } from "#functions/contract/orders/orders.ts";
import type { BusinessCard, BusinessPage, FreeBusiness } from "#functions/contract/products/business.ts";
import type { BusinessAnswers } from "#tests/kit/answers/business-answers.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { DETAIL, FREE, GET_NAME, LIKE, SOUGHT } from "#tests/kit/upstream/upstream-moods.ts";
import { businessFormScreens, unfoldAll } from "./business-form-screens.ts";
import { likedFirst, likeFirst } from "./like-first.ts";
import type { Screen, Stage } from "./screen.ts";

const RESULT = "naming-result/:sn";

const pathOf = ({ real }: Stage, query = "") => `/naming-result/${real.business.free.sn}${query}`;

/** The free face, changed. */
const free =
  (change: (free: FreeBusiness) => object = () => ({})) =>
  (stage: Stage): Promise<number> => {
    const { business } = stage.real;
    stage.upstream.behave(that.answersWith({ ...business.free, ...change(business.free) }), FREE);
    return stage.open(pathOf(stage));
  };

/** The report in this state; `names` are those of any batch or filter. */
const paid =
  (
    query = "",
    status: OrderStatus = "delivered",
    namesOf: (stage: Stage) => readonly BusinessCard[] = () => [],
  ) =>
  (stage: Stage): Promise<number> => {
    const { business } = stage.real;
    stage.upstream.behave(that.answersWith({ ...business.free, status }), FREE);
    stage.upstream.behave(that.answersWith({ ...business.report, status }), SOUGHT);
    const batch = { service: "business", batch: 0, left: 0, names: namesOf(stage) };
    stage.upstream.behave(that.answersWith(batch), GET_NAME);
    return stage.open(pathOf(stage, query));
  };

const without =
  (status: OrderStatus, refusal: readonly [status: number, code: string]) =>
  async (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.answersWith({ ...stage.real.business.free, status }), FREE);
    stage.upstream.behave(that.refuses(...refusal, "不行"), SOUGHT);
    return stage.open(pathOf(stage));
  };

const compared =
  (count: number) =>
  (stage: Stage): Promise<number> => {
    const { four } = stage.real.business;
    stage.upstream.behave((request, response) => {
      const name = new URLSearchParams(request.query).get("name");
      return that.answersWith(four.find(({ given }) => given === name))(request, response);
    }, DETAIL);
    const query = new URLSearchParams(four.slice(0, count).map(({ given }) => ["compare", given]));
    return paid(`?${query}`)(stage);
  };

const RISK = {
  word: "有限公司",
  article: "《企业名称登记管理规定》第十条",
  gist: "您选了有限公司，可个体店铺不是公司，店名里不能用，这里先按店铺写；要用，得先设立公司",
  kind: "risk",
};

/** What stands against one name alone. */
const describes = ({ given }: Pick<BusinessCard, "given">) => ({
  word: given,
  article: "《企业名称登记管理规定实施办法》第十条",
  gist: "字号要有显著性；只说卖什么、怎么样的字，难以区分，可以另选，或加一个有自己意思的字",
  kind: "risk",
});

/** A shop that would be called a company: said once above its names. */
const asShop = ({ asked }: Pick<FreeBusiness, "asked">) => ({
  asked: { ...asked, usage: "shop", form: "limited" },
  findings: [RISK],
});

const results: Screen[] = [
  { what: "the free business result", route: RESULT, show: free() },
  { what: "the free business result without prices", route: RESULT, cold: true, show: free() },
  {
    what: "the free business result unfolded, with risks and a rival near by",
    route: RESULT,
    show: async (stage) => {
      const { shop } = stage.real.business;
      const names = shop.names.map((name, at) => ({
        ...name,
        rival: { other: `${name.given.slice(0, 2)}里`, nearness: 2, reason: "只差一个字" },
        findings: at === 0 ? [describes(name)] : [],
        care: ["末一个音开口小，声音轻一些。"],
      }));
      await free(() => ({ ...shop, names }))(stage);
      await unfoldAll(stage);
    },
  },
  {
    what: "a brand's names",
    route: RESULT,
    show: free(({ names, asked }) => ({
      asked: { ...asked, usage: "brand", form: "undecided", rivals: [] },
      names: names.map((name) => ({ ...name, full: null })),
    })),
  },
  {
    what: "a business result of one name, with what to relax",
    route: RESULT,
    show: free(({ names }) => ({
      names: names.slice(0, 1),
      locked: { names: 0, batches: 0, batchSize: 10 },
      relax: [{ text: "去掉“必须有的字”（53 个）", names: 53, instead: "must=" }],
      again: "kind=business&usage=shop&trade=%E9%9D%A2%E5%8C%85&must=%E9%BA%A6%E7%94%B0",
    })),
  },
  { what: "the paid business report", route: RESULT, show: paid() },
  {
    what: "the paid business report with a ♥ and a tick",
    route: RESULT,
    needsScripts: true,
    show: async (stage) => {
      const { report } = stage.real.business;
      stage.upstream.behave(that.answersWith({ liked: [report.names[0]?.given] }), LIKE);
      await paid()(stage);
      const liked = { ...report, status: "delivered", names: likedFirst(report.names) };
      stage.upstream.behave(that.answersWith(liked), SOUGHT);
      await likeFirst(stage);
      await stage.page.locator("[type=checkbox]").first().check();
    },
  },
  {
    what: "the paid business report with things to mind, one name picked",
    route: RESULT,
    show: async (stage) => {
      const { business } = stage.real;
      const names = business.report.names.map((name, at) => ({
        ...name,
        findings: at === 1 ? [RISK, describes(name)] : [],
        care: at % 2 === 0 ? [] : ["是大家熟悉的词，好记，但同名会多一些。", "末一个音开口小，声音轻一些。"],
      }));
      const report = { ...business.report, ...asShop(business.report), names };
      stage.upstream.behave(that.answersWith({ ...business.free, status: "delivered" }), FREE);
      stage.upstream.behave(that.answersWith(report), SOUGHT);
      await stage.open(pathOf(stage, `?pick=${encodeURIComponent(names[0]?.given ?? "")}`));
    },
  },
  {
    what: "all names of the paid business report, sorted",
    route: RESULT,
    show: paid("?filter=whole&sort=score", "delivered", ({ real }) => real.business.whole),
  },
  { what: "the ♥ names of the paid business report, none yet", route: RESULT, show: paid("?filter=liked") },
  {
    what: "the last batch of the paid business report",
    route: RESULT,
    show: paid("?batch=3", "delivered", ({ real }) => real.business.whole.slice(-10)),
  },
  {
    what: "the paid business report while its refund is looked at",
    route: RESULT,
    show: paid("", "refunding"),
  },
  {
    what: "a paid business report that is being prepared",
    route: RESULT,
    show: without("paid", [409, "STATE_CONFLICT"]),
  },
  { what: "a refunded business order", route: RESULT, show: without("refunded", [402, "PAYMENT_REQUIRED"]) },
  { what: "two business names side by side", route: RESULT, show: compared(2) },
  { what: "four business names side by side", route: RESULT, show: compared(4) },
  { what: "one business name to compare with none", route: RESULT, show: compared(1) },
];

const detail =
  (
    change: (name: BusinessPage) => object = () => ({}),
    of = ({ four: [first], risky }: BusinessAnswers): BusinessPage => first ?? risky,
  ) =>
  (stage: Stage): Promise<number> => {
    const name = of(stage.real.business);
    stage.upstream.behave(that.answersWith({ ...name, ...change(name) }), DETAIL);
    return stage.open(`/naming-detail?sn=${name.sn}&name=${encodeURIComponent(name.given)}`);
  };

const names: Screen[] = [
  { what: "one business name", route: "naming-detail", show: detail() },
  {
    what: "one business name with risks, liked",
    route: "naming-detail",
    show: detail(
      () => ({ liked: true }),
      ({ risky }) => risky,
    ),
  },
  {
    what: "one name of a brand",
    route: "naming-detail",
    show: detail(() => ({ full: null })),
  },
];

/** Names for a business (公司店铺起名), in every state they have. */
export const businessScreens: readonly Screen[] = [...businessFormScreens, ...results, ...names];
