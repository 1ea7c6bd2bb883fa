import * as v from "valibot";
import { ByEar } from "#functions/contract/names/by-ear.ts";
import { FreeResult, NamePage, OrderStatus, type OrderSummary } from "#functions/contract/orders/orders.ts";
import { FreeScore } from "#functions/contract/products/score.ts";
import type { Content, SiteInfo } from "#functions/contract/site/site.ts";
import { DAY_MS, isoOf, MINUTE_MS } from "#functions/contract/values/time.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { SELLER } from "#scripts/steps/secrets.ts";
import { type BriefAnswers, briefAnswers } from "#tests/kit/desk/brief-answers.ts";
import { NAMED } from "#tests/kit/desk/named-experts.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { BIRTH, scoreForm } from "#tests/kit/forms/score-form.ts";
import { onceInRun } from "#tests/kit/runtime/once-in-run.ts";
import { startSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";
import { type BusinessAnswers, businessAnswers } from "./business-answers.ts";
import { type BusinessScoreAnswers, businessScoreAnswers } from "./business-score-answers.ts";
import { type ExpertAnswers, expertAnswers } from "./expert-answers.ts";
import { type LuckAnswers, luckAnswers } from "./luck-answers.ts";
import { type PaidAnswers, paidAnswers } from "./paid-answers.ts";

/** What the real origin answers about one order: the pages' data as visitors meet them. */
export interface RealAnswers {
  sn: string;
  /** The given name whose details these are: one with a source where there is one. */
  given: string;
  free: FreeResult;
  /** That of a child whose hour of birth is not known. */
  hourless: FreeResult;
  /** That of wishes which leave one name. */
  few: FreeResult;
  /** What another family had thought of itself; one of them is in no table. */
  have: FreeResult["have"];
  detail: NamePage;
  /** A score report with one change tried. */
  score: FreeScore;
  /** All changes of such a report, tried. */
  changedOut: FreeScore["changes"];
  /** That of a name that cannot be registered, of a surname that nobody knows. */
  beyond: FreeScore;
  /** What sounds like 清和. */
  ear: ByEar;
  orders: { orders: OrderSummary[] };
  siteInfo: SiteInfo;
  /** The same orders once they are paid. */
  paid: PaidAnswers;
  luck: LuckAnswers;
  manual: ExpertAnswers;
  /** The same at the desk. */
  briefs: BriefAnswers;
  business: BusinessAnswers;
  businessScore: BusinessScoreAnswers;
  content: Content;
}

let asked: Promise<RealAnswers> | undefined;
/** What the origin answers for everything the screens show: asked once in a run, whichever process is the first. */
export function realAnswers(): Promise<RealAnswers> {
  asked ??= onceInRun("answers", askOrigin);
  return asked;
}

/** Asks the origin Worker for all of it; comments and states are added, for it has none yet. */
async function askOrigin(): Promise<RealAnswers> {
  const { index } = calls;
  const site = await startSite({
    originVars: { ...SELLER, ...NAMED, ICP: "粤ICP备00000000号（演示）" },
  });
  try {
    const caller = callerOf(site);
    const get = async (path: string, params: Record<string, string> = {}) =>
      (await caller.get(path, params)).data;
    const made = (await caller.post("/api/business/seek", babyForm({ place: "深圳" }))).data;
    const { sn } = v.parse(index.seek.data, made);
    const free = v.parse(FreeResult, await get("/api/business/soughtFree", { sn }));
    const hourless = await soughtBy(callerOf(site), babyForm({ hour: null }));
    const few = await soughtBy(callerOf(site), babyForm({ fixed: "文", length: "1" }));
    const { have } = await soughtBy(caller, babyForm({ have: "梓涵,囍儿,清和", sure: "char:囍" }));
    const given = (free.names.find(({ source }) => source !== null) ?? free.names[0])?.given ?? "";
    const detail = v.parse(NamePage, await get("/api/business/nameDetail", { sn, name: given }));
    const scored = (await caller.post("/api/business/score", scoreForm(BIRTH))).data;
    const known = { sn: v.parse(index.score.data, scored).sn };
    await caller.post("/api/business/scoreChange", { ...known, given: "清越" });
    const score = v.parse(FreeScore, await get("/api/business/detailFree", known));
    const strange = scoreForm({ name: "喵囍儿", surname: "喵", given: "囍儿" });
    const their = v.parse(index.score.data, (await caller.post("/api/business/score", strange)).data);
    const beyond = v.parse(FreeScore, await get("/api/business/detailFree", { sn: their.sn }));
    const ear = v.parse(ByEar, await get("/api/x/byEar", { sound: "清和" }));
    const { orders } = v.parse(index.search.data, (await caller.post("/api/business/search")).data);
    const siteInfo = v.parse(index.siteInfo.data, await get("/api/index/siteInfo"));
    const content = v.parse(index.content.data, await get("/api/business/content"));
    const paid = await paidAnswers(site, caller, sn, known.sn);
    const changedOut = await changedOutOf(callerOf(site));
    const luck = await luckAnswers(site, caller);
    const manual = await expertAnswers(site);
    const briefs = await briefAnswers(site);
    const business = await businessAnswers(site, caller);
    const businessScore = await businessScoreAnswers(site, caller);
    const all = OrderStatus.options.flatMap((status, nth) =>
      orders.map((row, at) => ({
        ...{ ...row, status, ...(nth > 0 && { sn: numbered(nth, at) }) },
        ...timesOf(row, status, nth),
        ...(status === "erased" && { surname: "", about: "", first: "" }),
      })),
    );
    const items = COMMENTS.map(([stars, text], at) => ({
      ...{ ...COMMENT, date: `2026-11-${String(21 - at).padStart(2, "0")}` },
      ...{ stars, text },
      id: String(at),
      reply: at === 1 ? "谢谢，已经改了。" : null,
    }));
    return {
      ...{
        sn,
        given,
        free,
        hourless,
        few,
        have,
        detail,
        score,
        changedOut,
        beyond,
        ear,
        siteInfo,
        paid,
        luck,
        manual,
        briefs,
        business,
      },
      businessScore,
      orders: { orders: all },
      content: { ...content, comments: { items, counts: COUNTS } },
    };
  } finally {
    await site.close();
  }
}

/** The free result of a form that `caller` sends. */
async function soughtBy(
  caller: ReturnType<typeof callerOf>,
  form: Record<string, string>,
): Promise<FreeResult> {
  const { sn } = v.parse(calls.index.seek.data, (await caller.post("/api/business/seek", form)).data);
  return v.parse(FreeResult, (await caller.get("/api/business/soughtFree", { sn })).data);
}

/** What three changes of a score come to. */
async function changedOutOf({ get, post }: ReturnType<typeof callerOf>): Promise<FreeScore["changes"]> {
  const { sn } = v.parse(calls.index.score.data, (await post("/api/business/score", scoreForm(BIRTH))).data);
  for (const given of ["清越", "清安", "念和"]) await post("/api/business/scoreChange", { sn, given });
  return v.parse(FreeScore, (await get("/api/business/detailFree", { sn })).data).changes;
}

/** When an order of this state was made, a day before the one above it, and what its money has come to: as it would be. */
function timesOf({ createdAt, amount }: OrderSummary, status: OrderSummary["status"], days: number) {
  const made = isoOf(Date.parse(createdAt) - days * DAY_MS);
  const paidAt = UNPAID.includes(status) ? null : isoOf(Date.parse(made) + 5 * MINUTE_MS);
  const doneAt = status === "refunded" ? isoOf(Date.parse(made) + DAY_MS) : null;
  const isBack = status === "refunded" || status === "refunding";
  return { createdAt: made, paidAt, ...(isBack && { back: { amount, doneAt } }) };
}
const UNPAID: readonly OrderSummary["status"][] = ["created", "pending", "closed", "erased"];

/** An order number of its own for each row of each state. */
const numbered = (nth: number, at: number): string => `01HZX8K3QJ5V7M9N2P4R6S8T${nth}${at}`;

/** Comments for two pages, good ones and bad ones: no two families write the same. */
const COMMENTS = [
  [4, "读音查得仔细，出处点开能看全诗。"],
  [1, "有一页的字太小，看不清。"],
  [5, "每一分都写了依据，一家人商量着定下来的。"],
  [5, "外婆在电话里听一遍就写对了。"],
  [3, "名字不错，难写的字多了些。"],
  [4, "粤语里不好听的字，这里先说了。"],
  [2, "五格讲得太多，我们家不看这个。"],
  [5, "挑了三天，定的是第 12 个。"],
  [5, "要留意的写在前头，心里有数。"],
  [4, "希望能多几个单字名。"],
  [5, "爷爷想看的字辈也能填进去。"],
  [1, "买完才发现已经有人起好了，用不上。"],
] as const;
const COUNTS = { all: 12, good: 8, bad: 3, hidden: 1 };
const COMMENT = { bought: "宝宝起名" };
