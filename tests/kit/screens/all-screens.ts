import type { Hold } from "#functions/contract/orders/hold.ts";
import { messages } from "#functions/contract/values/messages.ts";
import type { RealAnswers } from "#tests/kit/answers/real-answers.ts";
import { unsourced } from "#tests/kit/answers/unsourced.ts";
import { fillQuickly, submit } from "#tests/kit/browser/browser-form.ts";
import { ALL_CHANNELS } from "#tests/kit/money/pay-samples.ts";
import { deskScreens } from "#tests/kit/screens/desk/screens.ts";
import { settingScreens } from "#tests/kit/screens/desk/setting-screens.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { broken } from "#tests/kit/upstream/broken-result.ts";
import type { RecordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import {
  DETAIL,
  DETAIL_FREE,
  FREE,
  KEPT,
  LIKE,
  refuseExtras,
  SEARCH,
  SEEK,
} from "#tests/kit/upstream/upstream-moods.ts";
import { businessScoreScreens } from "./business-score-screens.ts";
import { businessScreens } from "./business-screens.ts";
import { expertScreens } from "./expert-screens.ts";
import { guideScreens } from "./guide-screens.ts";
import { likedFirst, likeFirst } from "./like-first.ts";
import { luckScreens } from "./luck-screens.ts";
import { againScreens } from "./orders/again-screens.ts";
import { commentScreens } from "./orders/comment-screens.ts";
import { HOLD, holdScreens } from "./orders/hold-screens.ts";
import { lookUpScreens } from "./orders/look-up-screens.ts";
import { paidScreens } from "./orders/paid-screens.ts";
import { payAppScreens } from "./orders/pay-app-screens.ts";
import { payScreens } from "./orders/pay-screens.ts";
import { scoreScreens } from "./score-screens.ts";
import type { Screen, Stage } from "./screen.ts";
import { togetherScreens } from "./together-screens.ts";

const resultPath = ({ real }: Stage) => `/naming-result/${real.sn}`;
const detailPath = ({ real }: Stage) => `/naming-detail?sn=${real.sn}&name=${encodeURIComponent(real.given)}`;

/** The result, changed. */
const resultWith =
  (change: (real: RealAnswers) => object) =>
  (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.answersWith({ ...stage.real.free, ...change(stage.real) }), FREE);
    return stage.open(resultPath(stage));
  };

/** The result's address while the upstream refuses it so. */
const refusedWith =
  (status: number, code: string) =>
  (stage: Stage): Promise<number> => {
    stage.upstream.behave(that.refuses(status, code, "不行", { retryAfter: 7 }), FREE);
    return stage.open(resultPath(stage));
  };

/** A form with `over`, sent. */
const sent =
  (over: Parameters<typeof fillQuickly>[1], prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/");
    prepare(stage);
    await fillQuickly(stage.page, over);
    await submit(stage.page);
  };

const home: Screen[] = [
  { what: "home", route: "/", show: ({ open }) => open("/") },
  { what: "home without prices and comments", route: "/", cold: true, show: ({ open }) => open("/") },
  { what: "home in 大字", route: "/", show: ({ open }) => open("/?view=large") },
  { what: "home, 公司店铺", route: "/", show: ({ open }) => open("/?tab=business") },
  { what: "home, 名字评分", route: "/", show: ({ open }) => open("/?tab=score") },
  {
    what: "home with everything unfolded and a form left half filled",
    route: "/",
    needsScripts: true,
    show: async ({ open, page }) => {
      await open("/");
      await fillQuickly(page, { surname: "司马", calendar: "lunar", year: "earlier", yearText: "1988" });
      await open("/");
      for (const summary of await page.locator("summary").all()) await summary.click();
      // By its value: 繁體 writes its words otherwise.
      await page.locator("#resume [value=fill]").waitFor();
    },
  },
];

const TOGETHER = messages.nothingLeft(
  ["字辈“承”", "第 2 个字用“禾”"],
  "“承禾”不在我们逐个读过、愿意推荐的名字里。",
);

const form: Screen[] = [
  {
    what: "the form with errors everywhere",
    route: "/",
    show: async ({ open, page }) => {
      await open("/");
      const folded = {
        fixed: "ab",
        avoid: "x",
        have: "Anna",
        generation: "文明",
        wishes: "平安,聪慧,善良,坚韧,开朗,安静",
      };
      await fillQuickly(page, { ...folded, surname: "Lin", day: "", guardian: "" });
      await submit(page);
    },
  },
  {
    what: "the form with questions to confirm",
    route: "/",
    show: sent({ surname: "喵", fixed: "囧" }, ({ upstream }) =>
      upstream.behave(
        that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", {
          fields: {
            surname: messages.surnameUnknown("喵"),
            fixed: messages.notStandard("囧"),
          },
          sure: ["surname:喵", "char:囧"],
        }),
        SEEK,
      ),
    ),
  },
  {
    what: "the form whose wishes leave no name",
    route: "/",
    // What the engine says of these wishes.
    show: sent({ generation: "承", fixed: "禾", fixedAt: "2" }, ({ upstream }) =>
      upstream.behave(
        that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", {
          fields: { generation: TOGETHER, fixed: TOGETHER },
          relax: [
            { text: "不排字辈（83 个）", names: 92, instead: "generation=" },
            { text: "不限定“禾”（3 个）", names: 3, instead: "fixed=" },
          ],
        }),
        SEEK,
      ),
    ),
  },
  {
    what: "the form while the upstream is down",
    route: "/",
    show: sent({}, ({ upstream }) => upstream.behave(that.refuses(503, "UNAVAILABLE", "维护中"), SEEK)),
  },
  {
    what: "the form sent too fast",
    route: "/",
    show: sent({}, ({ upstream }) => upstream.behave(that.refuses(429, "TOO_MANY", "慢"), SEEK)),
  },
  {
    what: "the form that came from elsewhere",
    route: "/",
    show: async (stage) => {
      await stage.page.route("**/", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        const headers = { ...route.request().headers(), "sec-fetch-site": "cross-site" };
        return route.fulfill({ response: await route.fetch({ headers }) });
      });
      await sent({})(stage);
    },
  },
  {
    what: "the wait for the answer to a form, given up",
    route: "/",
    needsScripts: true,
    show: async ({ open, page }) => {
      await open("/");
      await fillQuickly(page, { surname: "林" });
      await page.evaluate(async () => {
        const [dial] = document.querySelectorAll<HTMLImageElement>("#luopan img");
        const words = document.querySelector<HTMLElement>("#luopan p");
        const [again, back] = document.querySelectorAll<HTMLElement>("#luopan button");
        const luopan = document.getElementById("luopan");
        if (!dial || words === null || !again || !back || luopan === null) throw new Error("no compass");
        words.textContent = words.dataset.failed ?? "";
        luopan.hidden = again.hidden = back.hidden = false;
        dial.src = dial.dataset.src ?? "";
        await dial.decode();
      });
    },
  },
];

const RESULT = "naming-result/:sn";
const result: Screen[] = [
  { what: "the free result", route: RESULT, show: resultWith(() => ({})) },
  { what: "the free result without prices", route: RESULT, cold: true, show: resultWith(() => ({})) },
  {
    what: "the free result, hour not known",
    route: RESULT,
    show: resultWith(({ sn, hourless }) => ({ ...hourless, sn })),
  },
  {
    what: "a result of one name, with what to relax",
    route: RESULT,
    show: resultWith(({ sn, few }) => ({ ...few, sn })),
  },
  {
    what: "a result without a name",
    route: RESULT,
    show: resultWith(({ sn, few }) => ({ ...few, sn, names: [] })),
  },
  {
    what: "the free result with everything unfolded, a ♥ and a toast",
    route: RESULT,
    needsScripts: true,
    show: async (stage) => {
      const { free, given } = stage.real;
      stage.upstream.behave(that.answersWith({ liked: [given] }), LIKE);
      await stage.open(resultPath(stage));
      const folded = stage.page.locator("details:not([open]) > summary");
      while ((await folded.count()) > 0) await folded.first().click();
      stage.upstream.behave(that.answersWith({ ...free, names: likedFirst(free.names) }), FREE);
      await likeFirst(stage);
    },
  },
  {
    what: "the free result with the family's own names, unfolded",
    route: RESULT,
    most: 16 * 1024,
    show: async (stage) => {
      await resultWith(({ have }) => ({ have }))(stage);
      const folded = stage.page.locator("[aria-labelledby=own] details:not([open]) > summary");
      while ((await folded.count()) > 0) await folded.first().click();
    },
  },
  { what: "an erased result", route: RESULT, show: refusedWith(410, "ERASED") },
  { what: "a result that is not there", route: RESULT, show: refusedWith(404, "NOT_FOUND") },
  { what: "an order number that cannot be", route: RESULT, show: ({ open }) => open("/naming-result/1") },
  { what: "a result asked for too often", route: RESULT, show: refusedWith(429, "TOO_MANY") },
  { what: "a result while the upstream is down", route: RESULT, show: refusedWith(503, "UNAVAILABLE") },
  {
    what: "a result that breaks",
    route: RESULT,
    show: (stage) => {
      stage.upstream.behave(that.answersWith(broken), FREE);
      return stage.open(resultPath(stage));
    },
  },
];

const others: Screen[] = [
  { what: "one name", route: "naming-detail", show: (stage) => stage.open(detailPath(stage)) },
  {
    what: "one name without a source, liked",
    route: "naming-detail",
    show: (stage) => {
      const plain = { ...unsourced(stage.real.detail), liked: true };
      stage.upstream.behave(that.answersWith(plain), DETAIL);
      return stage.open(detailPath(stage));
    },
  },
  {
    what: "one name that is not paid for",
    route: "naming-detail",
    show: (stage) => {
      stage.upstream.behave(that.refuses(402, "PAYMENT_REQUIRED", "不行", { product: "baby" }), DETAIL);
      return stage.open(detailPath(stage));
    },
  },
  {
    what: "one name of a refunded order",
    route: "naming-detail",
    show: (stage) => {
      stage.upstream.behave(that.refuses(402, "PAYMENT_REQUIRED", "不行", { refunded: true }), DETAIL);
      return stage.open(detailPath(stage));
    },
  },
  { what: "an address where nothing stands", route: "*", show: ({ open }) => open("/nowhere/at/all") },
];

/** Every screen of the site in every state it has, by the file of tests that walks to it. */
export const screensBy = {
  baby: [...home, ...form, ...againScreens, ...result, ...others],
  paid: [...paidScreens, ...lookUpScreens, ...holdScreens],
  score: [...scoreScreens, ...businessScoreScreens],
  business: [...businessScreens],
  luck: [...luckScreens, ...commentScreens, ...guideScreens],
  expert: [...expertScreens, ...togetherScreens],
  pay: [...payScreens, ...payAppScreens],
  desk: [...deskScreens, ...settingScreens],
} as const satisfies Record<string, readonly Screen[]>;

export const screens: readonly Screen[] = Object.values(screensBy).flat();

/** Makes the upstream answer as the real one has; with `cold` without what the edge keeps. */
export function answerAsReal(upstream: RecordingUpstream, real: RealAnswers, cold: boolean): void {
  upstream.reset();
  upstream.behave(that.answersWith(OWNER), HOLD);
  upstream.behave(that.answersWith(real.free), FREE);
  upstream.behave(that.answersWith(real.detail), DETAIL);
  upstream.behave(that.answersWith(real.score), DETAIL_FREE);
  upstream.behave(that.answersWith(real.orders), SEARCH);
  if (cold) {
    refuseExtras(upstream);
    return;
  }
  upstream.behave(that.answersWith({ ...real.siteInfo, channels: ALL_CHANNELS }), KEPT[0]);
  upstream.behave(that.answersWith({ items: [NOTICE] }), KEPT[1]);
  upstream.behave(that.answersWith(real.content), KEPT[2]);
}

/** Whoever looks has made the order: it has its link to share from the first. */
const OWNER: Hold = { role: "owner", share: "7XK2M9QF4T8WZ1B6C3D5H0NR7X", recovery: null };

const NOTICE = { id: "1", slot: "home", title: "十一月的安排", text: "周末照常回复。", href: "/?tab=score" };
